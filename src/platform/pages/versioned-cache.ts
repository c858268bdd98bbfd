type Options<Value> = {
  /** Changes whenever what was kept is out of date. */
  version: () => number | string;
  maxEntries: number;
  isKept: (value: Value) => boolean;
};

/**
 * A bounded cache that empties itself when the version changes, and makes a value once for all who ask meanwhile. What was
 * asked for longest ago makes room.
 */
export class VersionedCache<Value> {
  readonly #options: Options<Value>;
  readonly #kept = new Map<string, Value>();
  readonly #underWay = new Map<string, Promise<Value>>();
  #keptVersion: number | string;
  #keptBefore: ReadonlySet<string> = new Set();

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#keptVersion = options.version();
  }

  get(key: string): Value | undefined {
    this.#forgetOlderVersions();
    const value = this.#kept.get(key);
    if (value !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, value);
    }
    return value;
  }

  /** Whether a value was kept under the key when the version last changed. */
  wasKept(key: string): boolean {
    this.#forgetOlderVersions();
    return this.#keptBefore.has(key);
  }

  /** Rejects for all who wait when `make` does; the next to ask tries again. */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const present = this.get(key) ?? this.#underWay.get(key);
    if (present !== undefined) return present;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const value = await making;
      this.#forgetOlderVersions();
      // Gone from there when the version has changed since it began: it may show what is no longer so.
      if (this.#underWay.get(key) === making && this.#options.isKept(value)) this.#keep(key, value);
      return value;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }

  #keep(key: string, value: Value) {
    const oldest = this.#kept.size >= this.#options.maxEntries ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, value);
  }

  #forgetOlderVersions() {
    const current = this.#options.version();
    if (current === this.#keptVersion) return;
    this.#keptBefore = new Set(this.#kept.keys());
    this.#kept.clear();
    this.#underWay.clear();
    this.#keptVersion = current;
  }
}

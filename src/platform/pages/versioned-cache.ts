type VersionedCacheOptions<Value> = {
  /** Changes whenever the cached values are outdated. */
  version: () => number | string;
  maxEntries: number;
  isCacheable: (value: Value) => boolean;
};

/**
 * A bounded LRU cache that clears itself when the version changes, and creates a value once for all simultaneous
 * callers.
 */
export class VersionedCache<Value> {
  readonly #options: VersionedCacheOptions<Value>;
  readonly #entries = new Map<string, Value>();
  readonly #pending = new Map<string, Promise<Value>>();
  #version: number | string;
  #previousKeys: ReadonlySet<string> = new Set();

  constructor(options: VersionedCacheOptions<Value>) {
    this.#options = options;
    this.#version = options.version();
  }

  get(key: string): Value | undefined {
    this.#dropStale();
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** Whether a value was cached under the key when the version last changed. */
  wasCached(key: string): boolean {
    this.#dropStale();
    return this.#previousKeys.has(key);
  }

  /** Rejects for all waiting callers when `make` does; the next caller tries again. */
  async getOrCreate(key: string, make: () => Promise<Value>): Promise<Value> {
    const present = this.get(key) ?? this.#pending.get(key);
    if (present !== undefined) return present;
    const making = make();
    this.#pending.set(key, making);
    try {
      const value = await making;
      this.#dropStale();
      // No longer pending if the version has changed since it began: the value may be outdated.
      if (this.#pending.get(key) === making && this.#options.isCacheable(value)) this.#set(key, value);
      return value;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #set(key: string, value: Value) {
    const oldest = this.#entries.size >= this.#options.maxEntries ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, value);
  }

  #dropStale() {
    const current = this.#options.version();
    if (current === this.#version) return;
    this.#previousKeys = new Set(this.#entries.keys());
    this.#entries.clear();
    this.#pending.clear();
    this.#version = current;
  }
}

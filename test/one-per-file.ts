type Closable = { close(): Promise<void> };

/**
 * Starts one lab for each test file, so that no file sees the data of another. A worker runs its files one after the
 * other: `of` closes the lab of the previous file while the next one starts.
 */
export function createPerFile<Lab extends Closable>(start: () => Promise<Lab>) {
  let current: { file: string; lab: Lab } | undefined;
  async function close(): Promise<void> {
    const before = current;
    current = undefined;
    await before?.lab.close();
  }
  return {
    close,
    async of(file: string): Promise<Lab> {
      if (current?.file === file) return current.lab;
      const [lab] = await Promise.all([start(), close()]);
      current = { file, lab };
      return lab;
    },
  };
}

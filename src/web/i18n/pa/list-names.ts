/** "CBC, HbA1c ਅਤੇ Lipid Profile". Not by `Intl`: some browsers have no Punjabi, and would write "and". */
export const listNames = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ਅਤੇ ${names.at(-1)}`;

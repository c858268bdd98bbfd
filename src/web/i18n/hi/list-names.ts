/** "CBC, HbA1c और LFT". `Intl` would write a comma before "और". */
export const listNames = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} और ${names.at(-1)}`;

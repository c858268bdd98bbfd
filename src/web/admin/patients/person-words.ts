type Person = { age: number | null; gender: string | null };

/** Age and gender: "34, female"; empty where neither is known. */
export function personWords({ age, gender }: Person): string {
  return [age, gender].filter((fact) => fact !== null).join(", ");
}

/** "58 F", where there is no room for "58, female". */
export function shortPersonWords({ age, gender }: Person): string {
  return [age, gender?.slice(0, 1).toUpperCase()].filter((fact) => fact != null).join(" ");
}

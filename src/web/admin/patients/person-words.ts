/** Age and gender: "34, female"; empty where neither is known. */
export function personWords({ age, gender }: { age: number | null; gender: string | null }): string {
  return [age, gender].filter((fact) => fact !== null).join(", ");
}

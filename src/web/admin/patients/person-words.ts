/** What was told of a person: "34, female"; empty where nothing was. */
export function personWords({ age, gender }: { age: number | null; gender: string | null }): string {
  return [age, gender].filter((fact) => fact !== null).join(", ");
}

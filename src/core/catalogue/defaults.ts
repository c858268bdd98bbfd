/** Spec §9 "Default package names by id 1-8". */
const packageNames: readonly string[] = [
  "Comprehensive Health Check Up",
  "Essential Health Package",
  "Basic Health Check Up",
  "Diabetes Care Package",
  "Heart Health Package",
  "Women's Health Package",
  "Men's Health Package",
  "Senior Citizen Package",
];

/** Spec §8: a package whose data is missing is called by its id's default name, or 'Health Package'. */
export function packageNameOf(id: number, name?: string | null): string {
  return name || (packageNames[id - 1] ?? "Health Package");
}

/** Spec §8: a test whose data is missing is called 'Individual Test'. */
export function testNameOf(name?: string | null): string {
  return name || "Individual Test";
}

/** Spec §3 "Code defaults": 'HLT-' and the id padded to 3 digits. */
export function packageCodeOf(id: number, code?: string | null): string {
  return code || `HLT-${String(id).padStart(3, "0")}`;
}

/** Spec §3 "Code defaults": 'BT-' and the id padded to 3 digits. */
export function testCodeOf(id: number, code?: string | null): string {
  return code || `BT-${String(id).padStart(3, "0")}`;
}

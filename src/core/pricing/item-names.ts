/** Row 3.27: a package without a name is a 'Health Package'. */
export function packageNameOf(name?: string | null): string {
  return name?.trim() || "Health Package";
}

/** Row 8.21: a test without a name, or whose data is missing, is an 'Individual Test'. */
export function testNameOf(name?: string | null): string {
  return name?.trim() || "Individual Test";
}

/** Row 3.27: 'HLT-' and the id padded to 3 digits. */
export function packageCodeOf(id: number, code?: string | null): string {
  return code?.trim() || `HLT-${String(id).padStart(3, "0")}`;
}

/** Row 3.27: 'BT-' and the id padded to 3 digits. */
export function testCodeOf(id: number, code?: string | null): string {
  return code?.trim() || `BT-${String(id).padStart(3, "0")}`;
}

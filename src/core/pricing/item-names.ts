import type { Sentences } from "#core/i18n/en.ts";

type ItemNames = Sentences["itemNames"];

/** Returns the package's name, or 'Health Package'. */
export function getPackageName(name: string | null | undefined, names: ItemNames): string {
  return name?.trim() || names.package;
}

/** Returns the test's name, or 'Individual Test' if the name or the data is missing. */
export function getTestName(name: string | null | undefined, names: ItemNames): string {
  return name?.trim() || names.test;
}

/** Returns the package's code, or 'HLT-' and the id padded to 3 digits. */
export function getPackageCode(id: number, code?: string | null): string {
  return code?.trim() || `HLT-${String(id).padStart(3, "0")}`;
}

/** Returns the test's code, or 'BT-' and the id padded to 3 digits. */
export function getTestCode(id: number, code?: string | null): string {
  return code?.trim() || `BT-${String(id).padStart(3, "0")}`;
}

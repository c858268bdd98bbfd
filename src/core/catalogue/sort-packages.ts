/** Packages whose name contains one of these come first, in this order. */
const leadingNames = [
  "Essential Health Monitoring Package (1.1)",
  "Essential Health Monitoring Package (1.2)",
  "Advance Health Monitoring Package (1.1)",
  "Advance Health Monitoring Package (1.2)",
  "Comprehensive Full Body Health Check Up",
];

/** Returns the leading packages first; the others keep their order. */
export function sortPackages<T extends { name: string }>(packages: readonly T[]): T[] {
  return packages.toSorted((a, b) => getRank(a.name) - getRank(b.name));
}

function getRank(name: string): number {
  const index = leadingNames.findIndex((leading) => name.includes(leading));
  return index === -1 ? leadingNames.length : index;
}

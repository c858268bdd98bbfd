/** Row 9.9: packages whose name contains one of these come first, in this order. */
const leadingNames = [
  "Essential Health Monitoring Package (1.1)",
  "Essential Health Monitoring Package (1.2)",
  "Advance Health Monitoring Package (1.1)",
  "Advance Health Monitoring Package (1.2)",
  "Comprehensive Full Body Health Check Up",
];

/** The leading packages first; the others keep the order in which they came. */
export function sortPackages<T extends { name: string }>(packages: readonly T[]): T[] {
  return packages.toSorted((one, other) => rank(one.name) - rank(other.name));
}

function rank(name: string): number {
  const place = leadingNames.findIndex((leading) => name.includes(leading));
  return place === -1 ? leadingNames.length : place;
}

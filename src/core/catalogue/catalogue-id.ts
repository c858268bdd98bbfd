/** Largest value of a PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

/** Parses the id of a test, package or category from a URL; returns null if it is invalid. */
export function parseCatalogueId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

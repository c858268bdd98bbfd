/** The greatest number that the database can hold as an id. */
const GREATEST_ID = 2_147_483_647;

/** The id of a test, a package or a category as a URL writes it, or null where the text is none. */
export function catalogueId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= GREATEST_ID ? id : null;
}

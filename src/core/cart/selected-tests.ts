import type { TestSummary } from "#core/catalogue/schema.ts";

/** A test as the cart stores it in the browser. */
export type SelectedTest = Pick<
  TestSummary,
  "id" | "code" | "name" | "price" | "discountPrice" | "sampleType" | "reportTime"
>;

/** A selected test with the tests that it measures, once the catalogue is loaded. */
export type CartTest = SelectedTest & { holds?: readonly number[] };

const textFields = ["code", "name", "price", "sampleType", "reportTime"] as const;

/** Returns the fields of a test that the cart stores. */
export function toSelectedTest({
  id,
  code,
  name,
  price,
  discountPrice,
  sampleType,
  reportTime,
}: SelectedTest): SelectedTest {
  return { id, code, name, price, discountPrice, sampleType, reportTime };
}

/** Parses the stored selection. Skips invalid tests; a text that is no list is empty. */
export function readSelectedTests(stored: string | null): SelectedTest[] {
  const listed = parseJson(stored);
  if (!Array.isArray(listed)) return [];
  const tests = listed.filter(isSelectedTest).map(toSelectedTest);
  return [...new Map(tests.map((test) => [test.id, test])).values()];
}

/**
 * Returns the selection with the catalogue's prices, without tests that are no longer sold; unchanged while the
 * catalogue is not loaded.
 */
export function applyCataloguePrices(
  selected: readonly SelectedTest[],
  catalogue: readonly TestSummary[] | undefined,
): readonly CartTest[] {
  if (!catalogue) return selected;
  const sold = new Map(catalogue.map((test) => [test.id, test]));
  return selected.flatMap(({ id }) => sold.get(id) ?? []);
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "");
  } catch {
    return null;
  }
}

function isSelectedTest(value: unknown): value is SelectedTest {
  if (typeof value !== "object" || value === null) return false;
  const test = value as Record<string, unknown>;
  const hasId = Number.isSafeInteger(test.id) && Number(test.id) > 0;
  const hasDiscount = test.discountPrice === null || typeof test.discountPrice === "string";
  return hasId && hasDiscount && textFields.every((field) => typeof test[field] === "string");
}

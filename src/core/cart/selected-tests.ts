import type { TestSummary } from "#core/catalogue/schema.ts";

/** A test as the cart keeps it in the browser's storage (row 3.28). */
export type SelectedTest = Pick<
  TestSummary,
  "id" | "code" | "name" | "price" | "discountPrice" | "sampleType" | "reportTime"
>;

/** A selected test, and where the catalogue is known what it holds. */
export type CartTest = SelectedTest & { holds?: readonly number[] };

const textFields = ["code", "name", "price", "sampleType", "reportTime"] as const;

/** What the cart keeps of a test. */
export function selectedTest({
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

/** The selection from its stored text; whatever is no test there is left out, and a text that is no list is empty. */
export function readSelectedTests(stored: string | null): SelectedTest[] {
  const listed = parse(stored);
  if (!Array.isArray(listed)) return [];
  const tests = listed.filter(isSelectedTest).map(selectedTest);
  return [...new Map(tests.map((test) => [test.id, test])).values()];
}

/**
 * The selection at the catalogue's prices, without the tests that it no longer holds; as it was stored while the
 * catalogue is not known.
 */
export function atCataloguePrices(
  selected: readonly SelectedTest[],
  catalogue: readonly TestSummary[] | undefined,
): readonly CartTest[] {
  if (!catalogue) return selected;
  const sold = new Map(catalogue.map((test) => [test.id, test]));
  return selected.flatMap(({ id }) => sold.get(id) ?? []);
}

function parse(stored: string | null): unknown {
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

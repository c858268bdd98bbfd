import type { Category, CategoryIcon, PackageTest, TestSummary } from "#core/catalogue/schema.ts";

/** Tests of one category; without a name where the catalogue has no category for them. */
export type TestGroup = { name: string | null; icon: CategoryIcon; tests: PackageTest[] };

/** A package's tests under their categories: in the order of the categories, and in each the package's own. */
export function groupByCategory(
  members: readonly PackageTest[],
  tests: readonly Pick<TestSummary, "id" | "categoryId">[],
  categories: readonly Pick<Category, "id" | "name" | "icon">[],
): TestGroup[] {
  const categoryOf = new Map(tests.map(({ id, categoryId }) => [id, categoryId]));
  const known = new Set(categories.map(({ id }) => id));
  const byCategory = Map.groupBy(members, ({ id }) => {
    const categoryId = categoryOf.get(id);
    return categoryId !== undefined && known.has(categoryId) ? categoryId : null;
  });
  const groups = categories.flatMap(({ id, name, icon }): TestGroup[] => {
    const inCategory = byCategory.get(id);
    return inCategory ? [{ name, icon, tests: inCategory }] : [];
  });
  const others = byCategory.get(null);
  return others ? [...groups, { name: null, icon: "flask", tests: others }] : groups;
}

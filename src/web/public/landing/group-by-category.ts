import type { Category, CategoryIcon, PackageTest, TestSummary } from "#core/catalogue/schema.ts";

/** Tests of one category; the name is null where the catalogue has no category for them. */
export type TestGroup = { name: string | null; icon: CategoryIcon; tests: PackageTest[] };

/** Returns a package's tests by category: in the order of the categories, and in each in the package's order. */
export function groupByCategory(
  members: readonly PackageTest[],
  tests: readonly Pick<TestSummary, "id" | "categoryId">[],
  categories: readonly Pick<Category, "id" | "name" | "icon">[],
): TestGroup[] {
  const categoryOf = new Map(tests.map(({ id, categoryId }) => [id, categoryId]));
  const known = new Set<number | undefined>(categories.map(({ id }) => id));
  const groups = categories.flatMap(({ id, name, icon }): TestGroup[] => {
    const inCategory = members.filter((member) => categoryOf.get(member.id) === id);
    return inCategory.length > 0 ? [{ name, icon, tests: inCategory }] : [];
  });
  const others = members.filter((member) => !known.has(categoryOf.get(member.id)));
  return others.length > 0 ? [...groups, { name: null, icon: "flask", tests: others }] : groups;
}

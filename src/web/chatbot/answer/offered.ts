import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Recommendation } from "#core/chatbot/recommend.ts";

export type Offered = Recommendation & ({ sold: Package; type: "package" } | { sold: TestSummary; type: "test" });

/** The recommendations with what the catalogue knows of them; what the lab does not offer is left out. */
export function offered(
  recommendations: readonly Recommendation[],
  packages: readonly Package[],
  tests: readonly TestSummary[],
): Offered[] {
  return recommendations.flatMap((one): Offered[] => {
    if (one.type === "package") {
      const sold = packages.find(({ id }) => id === one.id);
      return sold ? [{ ...one, type: "package", sold }] : [];
    }
    const sold = tests.find(({ id }) => id === one.id);
    return sold ? [{ ...one, type: "test", sold }] : [];
  });
}

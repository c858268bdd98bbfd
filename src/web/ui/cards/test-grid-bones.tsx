import { en } from "#web/texts/en.ts";
import { Loading } from "#web/ui/states/skeleton.tsx";
import { TestCardBones } from "./test-card-bones.tsx";

/** The shape of so many test cards before the tests are there. */
export function TestGridBones({ count }: { count: number }) {
  return (
    <Loading label={en.loading.tests} className="grid">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
        <TestCardBones key={place} />
      ))}
    </Loading>
  );
}

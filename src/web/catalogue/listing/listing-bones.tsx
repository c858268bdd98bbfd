import { en } from "#web/texts/en.ts";
import { TestCardBones } from "#web/ui/cards/test-card-bones.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** As many cards as a desktop shows at first. */
export function ListingBones() {
  return (
    <Loading label={en.loading.tests} className="grid">
      <TestCardBones />
      <TestCardBones />
      <TestCardBones />
      <TestCardBones />
      <TestCardBones />
      <TestCardBones />
    </Loading>
  );
}

import type { TestRow } from "./catalogue-rows.ts";
import { bloodTestRows } from "./tests-blood.ts";
import { hormoneAndBoneTestRows } from "./tests-hormones-and-bones.ts";
import { infectionTestRows } from "./tests-infection.ts";
import { organTestRows } from "./tests-organs.ts";

export const testRows: TestRow[] = [
  ...bloodTestRows,
  ...organTestRows,
  ...infectionTestRows,
  ...hormoneAndBoneTestRows,
];

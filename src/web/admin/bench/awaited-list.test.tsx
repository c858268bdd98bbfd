import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { AwaitedTubes } from "#core/round/bench-schema.ts";
import { AwaitedList } from "./awaited-list.tsx";

afterEach(cleanup);

type Tube = AwaitedTubes["tubes"][number];
const tube = {
  ...{ code: "NB44198820", kind: "edta", bookingId: 4, bookingCode: "BK-00000004", patientName: "Harpreet Kaur" },
  ...{ age: 44, exactAge: null, gender: "female", place: "home", collectedBy: "Asha", reason: null, redraw: null },
  ...{ labelledAt: "2026-11-23T04:00:00.000Z", collectedAt: "2026-11-23T04:00:00.000Z", receivedAt: null },
  ...{ rejectedAt: null, waitMinutes: 12, isMissing: false },
} as Tube;
const atCentre: Tube = { ...tube, code: "NB44198821", place: "centre" };

test.each<[string, Tube[], string, string[]]>([
  ["on the road", [tube], "1 tube on the way", ["On the way, drawn 12 min ago"]],
  ["at the centre", [atCentre], "1 tube at the centre", ["At the centre, drawn 12 min ago"]],
  [
    "at both",
    [tube, atCentre],
    "1 tube on the way, 1 at the centre",
    ["On the way, drawn 12 min ago", "At the centre, drawn 12 min ago"],
  ],
  ["missing at the centre", [{ ...atCentre, isMissing: true }], "1 tube missing", ["Missing, drawn 12 min ago"]],
])("says of tubes %s where they are", (_where, tubes, count, waits) => {
  const awaited = [{ phlebotomist: { name: "Asha", phone: null }, tubes }];
  render(
    <MemoryRouter>
      <AwaitedList awaited={awaited} openCode={null} />
    </MemoryRouter>,
  );
  expect(screen.getByText(count)).toBeDefined();
  for (const wait of waits) expect(screen.getByText(wait)).toBeDefined();
});

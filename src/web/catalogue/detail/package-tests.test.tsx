import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TestLinks } from "./package-tests.tsx";

test("a test that is sold in packages alone leads nowhere: it has no page", () => {
  const cbc = { id: 5, code: "CBC-005", name: "Blood Count", isOffered: true, organ: "blood" as const, holds: [] };
  render(
    <TestLinks
      tests={[cbc, { id: 6, code: "MPV-006", name: "Platelet Volume", isOffered: false, organ: "blood", holds: [] }]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/tests/5"]);
  expect(screen.getByText("Platelet Volume")).toBeTruthy();
});

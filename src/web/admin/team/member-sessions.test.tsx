import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StaffMember } from "#core/staff/schema.ts";
import { MemberSessions } from "./member-sessions.tsx";

afterEach(cleanup);

const since = "2026-11-20T03:00:00.000Z";
const here = { id: "1", since, seenAt: "2026-11-23T05:00:00.000Z", device: null, isThis: true };
const elsewhere = { ...here, id: "2", seenAt: "2026-11-23T04:30:00.000Z", isThis: false };
const fromTen = "23 Nov 2026, 10:00 AM, or up to an hour later";

function show(sessions: StaffMember["sessions"]): string {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberSessions member={{ id: "7", name: "Asha", sessions } as StaffMember} />
    </QueryClientProvider>,
  );
  return document.querySelector("summary")?.textContent ?? "";
}

test("shows now for this browser, and the server's rounded hour for another one", () => {
  expect(show([here, elsewhere])).toContain("Last seen now");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Last seen now, since 20 Nov 2026, 08:30 AM"),
    expect.stringContaining(`Last seen ${fromTen}, since 20 Nov 2026, 08:30 AM`),
  ]);
});

test("shows the rounded hour if there is only another session", () => {
  expect(show([elsewhere])).toContain(`Last seen ${fromTen}`);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { StaffMember } from "#core/staff/schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { MemberCard } from "./member-card.tsx";

const member = {
  ...{ id: "m1", name: "Manpreet Kaur", contact: "9814011223", role: "receptionist", state: "joined" },
  sessions: [],
} as Partial<StaffMember> as StaffMember;

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("changes a role only once it is saved, and keeps the choice when that fails", async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
  sent.mockResolvedValueOnce(Response.json({ detail: "The last owner." }, { status: 409 }));
  vi.stubGlobal("fetch", sent);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberCard member={member} onReinvite={() => {}} />
    </QueryClientProvider>,
  );
  const role = screen.getByLabelText<HTMLSelectElement>("Role of Manpreet Kaur");
  expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
  fireEvent.change(role, { target: { value: "technician" } });
  expect(sent).not.toHaveBeenCalled();
  await press("Change");
  expect(getCurrentToast()?.text).toBe("The last owner.");
  expect(role.value).toBe("technician");
  await press("Change");
  expect(sent.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
    ["/api/admin/staff/m1", '{"role":"technician"}'],
    ["/api/admin/staff/m1", '{"role":"technician"}'],
  ]);
  expect(getCurrentToast()?.title).toBe("Manpreet Kaur: Technician from now on");
});

test.each([true, false])("asks before switching off a member with open cash; answered: %s", async (isConfirmed) => {
  const question = { field: "confirmed", sentence: "She still has cash. Go on?" };
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
  sent.mockResolvedValueOnce(Response.json({ code: "ask-first", questions: [question] }, { status: 409 }));
  const ask = vi.fn((sentence: string) => isConfirmed || sentence !== question.sentence);
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("confirm", ask);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberCard member={member} onReinvite={() => {}} />
    </QueryClientProvider>,
  );
  await press("Switch off Manpreet Kaur");
  expect(ask).toHaveBeenLastCalledWith(question.sentence);
  const again = isConfirmed ? ["/api/admin/staff/m1?confirmed=true"] : [];
  expect(sent.mock.calls.map(([path]) => path)).toEqual(["/api/admin/staff/m1", ...again]);
  expect(getCurrentToast() === null).toBe(!isConfirmed);
});

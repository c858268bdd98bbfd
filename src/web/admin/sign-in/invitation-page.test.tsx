import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import InvitationPage from "./invitation-page.tsx";

const used = {
  status: 409,
  detail: "A password was chosen by this link already. Sign in with it.",
  code: "invitation-used",
};
const expired = { status: 422, detail: "This link is too old.", code: "rule-broken" };
const answer = (problem: { status: number }) => Response.json(problem, { status: problem.status });

/** Answers of the server, by path. */
let answers: Record<string, () => Response>;
beforeEach(() => {
  location.hash = "#a-token";
  answers = {
    "/api/admin/invitation": () => Response.json({ name: "Manpreet Kaur" }),
    "/api/admin/invitation/acceptance": () => answer(used),
  };
  vi.stubGlobal("fetch", async (path: string) => answers[path]?.() ?? Response.error());
});
afterEach(() => {
  cleanup();
  location.hash = "";
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MemoryRouter>
      <InvitationPage />
    </MemoryRouter>,
  );
const toSignIn = () => screen.findByRole("link", { name: "Sign in" });

test("leads to the sign-in if the link was used", async () => {
  answers["/api/admin/invitation"] = () => answer(used);
  show();
  expect((await toSignIn()).getAttribute("href")).toBe("/admin");
  expect(screen.getByRole("heading").textContent).toBe("A password was chosen already");
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("leads to the sign-in if the link was accepted and only its answer was lost", async () => {
  show();
  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "a-long-sentence" } });
  fireEvent.change(screen.getByLabelText("Password, once more"), { target: { value: "a-long-sentence" } });
  fireEvent.click(screen.getByRole("button", { name: "Enter the admin area" }));
  await toSignIn();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("says that a link is too old", async () => {
  answers["/api/admin/invitation"] = () => answer(expired);
  show();
  expect(await screen.findByText("This link opens nothing")).toBeTruthy();
});

test("calls no link void that could not be checked, and checks again", async () => {
  let isReachable = false;
  answers["/api/admin/invitation"] = () =>
    isReachable ? Response.json({ name: "Manpreet Kaur" }) : answer({ status: 503 });
  show();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("This link opens nothing")).toBeNull();
  isReachable = true;
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByLabelText("Password")).toBeTruthy());
});

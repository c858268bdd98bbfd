import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { AdminPage } from "./admin-page.tsx";
import { currentUserQuery } from "./queries.ts";

afterEach(cleanup);

function open(path: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery().queryKey, { name: "Asha", role: "phlebotomist", acts: ["read-day"] } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <AdminPage name="Staff" tools={<button type="button">Invite</button>} panel={<p>Panel</p>}>
          <p>Content</p>
        </AdminPage>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each(["/admin/staff", "/admin/call", "/admin/audit-log"])(
  "says that a role may not open %s, and shows none of its controls",
  (path) => {
    open(path);
    expect(screen.getByRole("alert").textContent).toContain("Your role may not open this page.");
    for (const text of ["Invite", "Content", "Panel"]) expect(screen.queryByText(text)).toBeNull();
  },
);

test("shows a role that may open a page all of it", () => {
  open("/admin/day");
  for (const text of ["Invite", "Content", "Panel"]) expect(screen.getByText(text)).toBeTruthy();
});

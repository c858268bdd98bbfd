import type { UseQueryResult } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { words } from "#texts";
import { ApiError } from "#web/api-client.ts";
import { QuerySection } from "./query-section.tsx";

afterEach(cleanup);

function show(error: Error) {
  const query = { data: undefined, isError: true, error, refetch: () => {} } as unknown as UseQueryResult<string>;
  render(
    <QuerySection query={query} loading={null} failed="Failed to load it. Please try again later.">
      {(text) => text}
    </QuerySection>,
  );
  return screen.getByRole("alert").textContent;
}

test("says plainly that a role may not open it, and offers no second try", () => {
  const said = show(new ApiError(403, "", "Forbidden"));
  expect(said).toContain("Your role may not open this page.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("says of any other failure what failed, and tries again on a press", () => {
  expect(show(new ApiError(500, "", "Failed"))).toContain("Failed to load it.");
  expect(screen.getByRole("button").textContent).toContain(words.states.tryAgain);
});

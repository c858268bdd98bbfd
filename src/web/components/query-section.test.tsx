import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api-client.ts";
import { QuerySection } from "./query-section.tsx";

function Faqs({ load, forbidden }: { load: () => Promise<string[]>; forbidden?: string }) {
  const faqs = useQuery({ queryKey: ["faqs"], queryFn: load, retry: false });
  return (
    <QuerySection
      query={faqs}
      loading={<p>Loading FAQs...</p>}
      failed="Failed to load FAQs. Please try again later."
      {...(forbidden && { forbidden })}
    >
      {(list) => <p>{list.join(", ")}</p>}
    </QuerySection>
  );
}

function show(load: () => Promise<string[]>, forbidden?: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Faqs load={load} {...(forbidden && { forbidden })} />
    </QueryClientProvider>,
  );
}

// Row 4.29
test("shows its placeholder first, then its content", async () => {
  show(async () => ["When do I pay?"]);
  expect(screen.getByText("Loading FAQs...")).toBeTruthy();
  expect(await screen.findByText("When do I pay?")).toBeTruthy();
});

// Row 8.4
test("says what failed, and Try again loads it", async () => {
  let answers: string[] | null = null;
  show(async () => answers ?? Promise.reject(new Error("503: ")));
  expect(await screen.findByText("Failed to load FAQs.")).toBeTruthy();
  answers = ["When do I pay?"];
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("When do I pay?")).toBeTruthy();
});

test("says that a role may not open it, and offers no retry", async () => {
  show(() => Promise.reject(new ApiError(403, "", "Forbidden")));
  expect(await screen.findByText("Your role may not open this page.")).toBeTruthy();
  expect(screen.queryByText("Try again")).toBeNull();
});

test("says so too where the server has handed over the failure as plain data", async () => {
  show(() => Promise.reject({ status: 403 }));
  expect(await screen.findByText("Your role may not open this page.")).toBeTruthy();
});

test("uses its own text for a forbidden section, if given", async () => {
  show(() => Promise.reject(new ApiError(403, "", "Forbidden")), "You see the visits of today alone.");
  expect(await screen.findByText("You see the visits of today alone.")).toBeTruthy();
});

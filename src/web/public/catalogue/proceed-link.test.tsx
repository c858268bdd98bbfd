// Rows 2.76, 5.12
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { ProceedLink } from "./proceed-link.tsx";

const cbc: TestSummary = {
  id: 5,
  code: "CBC-005",
  name: "Complete Blood Count",
  description: "",
  indication: "",
  categoryId: 1,
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
  preparation: "",
  isPopular: true,
  organ: "blood",
  holds: [],
  alsoKnownAs: [],
};

function pressProceed(tests: TestSummary[]): void {
  const Pages = createRoutesStub([
    { path: "/test-review", Component: () => <ProceedLink tests={tests} /> },
    { path: "/book", Component: () => <h1>Book Appointment</h1> },
  ]);
  render(<Pages initialEntries={["/test-review"]} />);
  fireEvent.click(screen.getByRole("link", { name: "Proceed to Book Appointment" }));
}

afterEach(() => {
  cleanup();
  dismissToast();
});

// Rows 2.77, 9.32
test("leads to the booking of the tests, a tenth of a second after the press", async () => {
  const pressed = performance.now();
  pressProceed([cbc, { ...cbc, id: 9 }]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/book?tests=5,9&hideSelector=true");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Book Appointment" })).toBeTruthy());
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(99);
});

test("says that there are no tests, and stays", () => {
  pressProceed([]);
  expect(getCurrentToast()).toMatchObject({
    title: "No tests selected",
    text: "Please select at least one test to proceed with booking.",
  });
  expect(screen.getByRole("link")).toBeTruthy();
});

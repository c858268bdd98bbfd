import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { createFallbackSelection, type SelectionView } from "#web/booking/selection.ts";
import { BookingSummary } from "./booking-summary.tsx";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(cleanup);

const names = ["CBC", "HbA1c", "TSH", "Vitamin D", "Vitamin B12", "Iron", "Urine"];
const packageTests = names.map((name, id) => ({ id, name, code: `T-${id}` })) as unknown as PackageTest[];
const unknown = { agreedPaise: 199900, kept: null };
const shown = {
  ...(createFallbackSelection({ mode: "package", packageId: 5 }, unknown) as SelectionView),
  packageTests,
};

function Page(step: Omit<ComponentProps<typeof BookingSummary>, "shown" | "totalPaise">) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...useForm()}>
        <BookingSummary shown={shown} totalPaise={199900} {...step} />
      </FormProvider>
    </QueryClientProvider>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>("button");
const findUnfolded = () => screen.getAllByRole("listitem").filter((item) => !item.closest("details"));

test("the button books while the form is filled, and five tests are listed", () => {
  render(<Page isFilling isPending={false} canPress />);
  expect(button().textContent).toBe("Book Now");
  expect(button().getAttribute("form")).toBe("booking-details");
  expect(findUnfolded()).toHaveLength(5);
});

test("the button under the total confirms in the payment step, and all tests are collapsed under their count", () => {
  render(<Page isFilling={false} isPending={false} canPress />);
  expect(button().textContent).toBe("Confirm Booking");
  expect(button().getAttribute("form")).toBe("booking-payment");
  expect(findUnfolded()).toHaveLength(0);
  expect(screen.getByText("7 tests")).toBeTruthy();
});

// Row 2.110
test("the button shows that the booking is being sent, but not that it cannot be pressed yet", () => {
  render(<Page isFilling={false} isPending canPress />);
  expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Processing...", "true"]);
  cleanup();
  render(<Page isFilling={false} isPending={false} canPress={false} />);
  expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Confirm Booking", "false"]);
  expect(button().getAttribute("aria-disabled")).toBe("true");
});

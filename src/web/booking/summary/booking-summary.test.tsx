import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { fallbackOf, type ShownSelection } from "#web/booking/selection.ts";
import { BookingSummary } from "./booking-summary.tsx";

afterEach(cleanup);

const names = ["CBC", "HbA1c", "TSH", "Vitamin D", "Vitamin B12", "Iron", "Urine"];
const packageTests = names.map((name, id) => ({ id, name, code: `T-${id}` })) as unknown as PackageTest[];
const unknown = { agreedPaise: 199900, kept: null };
const shown = { ...(fallbackOf({ mode: "package", packageId: 5 }, unknown) as ShownSelection), packageTests };

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
const unfolded = () => screen.getAllByRole("listitem").filter((item) => !item.closest("details"));

test("while the form is filled, the button books and five of the tests are listed", () => {
  render(<Page isFilling isPending={false} canPress />);
  expect(button().textContent).toBe("Book Now");
  expect(button().getAttribute("form")).toBe("booking-details");
  expect(unfolded()).toHaveLength(5);
});

test("in the payment step the button under the total confirms, and all tests fold under their count", () => {
  render(<Page isFilling={false} isPending={false} canPress />);
  expect(button().textContent).toBe("Confirm Booking");
  expect(button().getAttribute("form")).toBe("booking-payment");
  expect(unfolded()).toHaveLength(0);
  expect(screen.getByText("7 tests")).toBeTruthy();
});

// Row 2.110
test("a booking on its way says so on its button, one that cannot be pressed yet does not", () => {
  render(<Page isFilling={false} isPending canPress />);
  expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Processing...", "true"]);
  cleanup();
  render(<Page isFilling={false} isPending={false} canPress={false} />);
  expect([button().textContent, button().getAttribute("aria-busy")]).toEqual(["Confirm Booking", "false"]);
  expect(button().getAttribute("aria-disabled")).toBe("true");
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormFields } from "#web/booking/form-fields.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { PinCodeField } from "./pin-code-field.tsx";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json(null)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ address }: { address: string }) {
  const form = useForm<FormFields>({ defaultValues: { address, pinCode: "" } });
  return (
    <FormProvider {...form}>
      <PinCodeField />
    </FormProvider>
  );
}

function renderField(address: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(areasQuery().queryKey, [{ pinCode: "141001", name: "Civil Lines" }] as never);
  render(
    <QueryClientProvider client={client}>
      <Form address={address} />
    </QueryClientProvider>,
  );
}

const suggestion = () => screen.queryByRole("button", { name: /from the address/ });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /PIN code/ });

test("offers the served PIN code of the address, and takes it at one press", () => {
  renderField("House 9, Ludhiana 141 001");
  fireEvent.click(suggestion() as HTMLElement);
  expect(field().value).toBe("141001");
  expect(screen.getByRole("status").textContent).toContain("Civil Lines");
});

test("says that the PIN code of the address is not served, with the waitlist in place of the offer", async () => {
  renderField("Flat 9, Delhi - 110 001");
  expect(suggestion()).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("110001");
  expect(await screen.findByRole("button", { name: "Join Waitlist" })).toBeDefined();
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

test("a served PIN code in the field stands over the one in the address", () => {
  renderField("Flat 9, Delhi - 110 001");
  fireEvent.change(field(), { target: { value: "141001" } });
  expect(screen.getByRole("status").textContent).toContain("Civil Lines");
  expect(screen.queryByRole("button", { name: "Join Waitlist" })).toBeNull();
});

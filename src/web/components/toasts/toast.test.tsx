import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "#web/components/dialog.tsx";
import { dismissToast, showToast } from "./toast-store.ts";
import { loadToast, Toaster } from "./toaster.tsx";

/** The test's DOM has no `:modal`, and closes a dialog with its event at once; browsers send it later, as a task. */
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute("open");
    setTimeout(() => this.dispatchEvent(new Event("close")));
  });
  const findAll = document.querySelectorAll.bind(document);
  vi.spyOn(document, "querySelectorAll").mockImplementation((selector: string) =>
    findAll(selector.replace(":modal", "[open]")),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
});

/** A page with a sheet that is open or gone. */
function Page({ hasSheet }: { hasSheet: boolean }) {
  return (
    <>
      {hasSheet && (
        <Dialog open onClose={() => {}} label="Sheet">
          <p>Form</p>
        </Dialog>
      )}
      <Toaster />
    </>
  );
}

test("a toast shown in a sheet stays on the page when the sheet is removed", async () => {
  await loadToast();
  const { rerender } = render(<Page hasSheet />);
  await act(async () => showToast({ title: "₹800 taken" }));
  expect(screen.getByRole("dialog", { name: "Sheet" }).contains(await screen.findByText("₹800 taken"))).toBe(true);
  await act(async () => rerender(<Page hasSheet={false} />));
  expect(screen.getByText("₹800 taken").isConnected).toBe(true);
});

test("a toast moves into a sheet that opens over it, as the page below is inert", async () => {
  await loadToast();
  const { rerender } = render(<Page hasSheet={false} />);
  await act(async () => showToast({ title: "₹800 taken" }));
  expect(screen.getByText("₹800 taken").isConnected).toBe(true);
  await act(async () => rerender(<Page hasSheet />));
  expect(screen.getByRole("dialog", { name: "Sheet" }).contains(screen.getByText("₹800 taken"))).toBe(true);
});

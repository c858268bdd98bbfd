import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";
import { captureEventsScript, markEventHandled } from "./pre-hydration-events.ts";

const pressed = vi.fn();
const sent = vi.fn();

function Part() {
  const [status, setStatus] = useState("");
  return (
    <>
      <select aria-label="Status" value={status} onChange={({ target }) => setStatus(target.value)}>
        <option value="">Choose</option>
        <option value="confirmed">Confirmed</option>
      </select>
      <button type="button" disabled={status === ""}>
        Update
      </button>
      <button type="button" onClick={pressed}>
        Delete
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get("note"));
        }}
      >
        <input name="note" aria-label="Note" />
        <button type="submit">Save</button>
      </form>
    </>
  );
}

const page = (Shown: ComponentType) => (
  <div onClickCapture={markEventHandled} onSubmitCapture={markEventHandled} onChangeCapture={markEventHandled}>
    <button type="button">Elsewhere</button>
    <Suspense>
      <Shown />
    </Suspense>
  </div>
);

/** Renders a page that is hydrated except for one part; calling the result loads that part. */
async function renderPendingPage(): Promise<() => Promise<void>> {
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(page(Part));
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Later = lazyComponent(() => code.promise);
  await act(async () => hydrateRoot(container, page(Later)));
  return () => act(async () => code.resolve({ default: Part }));
}

new Function(captureEventsScript)();

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test("replays a press once, after its part is hydrated", async () => {
  const wake = await renderPendingPage();
  const button = screen.getByRole("button", { name: "Delete" });
  button.click();
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(pressed).not.toHaveBeenCalled();
  await wake();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute("aria-busy")).toBe(false);
  act(() => button.click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("submits a form with its input once its part is hydrated", async () => {
  const wake = await renderPendingPage();
  screen.getByLabelText<HTMLInputElement>("Note").value = "Gate 2";
  screen.getByRole("button", { name: "Save" }).click();
  expect(sent).not.toHaveBeenCalled();
  await wake();
  expect(sent.mock.calls).toEqual([["Gate 2"]]);
});

test("keeps a choice made before hydration, and applies it", async () => {
  const wake = await renderPendingPage();
  const select = screen.getByLabelText<HTMLSelectElement>("Status");
  fireEvent.change(select, { target: { value: "confirmed" } });
  await wake();
  expect(select.value).toBe("confirmed");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Update" }).disabled).toBe(false);
});

test("handles an event of a hydrated part once, not again when another part is hydrated", async () => {
  const wake = await renderPendingPage();
  screen.getByRole("button", { name: "Elsewhere" }).click();
  expect(window.unheardPresses).toEqual([]);
  await wake();
  expect(pressed).not.toHaveBeenCalled();
});

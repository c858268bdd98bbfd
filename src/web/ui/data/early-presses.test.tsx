import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hearPress, keepPressesScript } from "./early-presses.ts";
import { later } from "./later.tsx";

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
  <div onClickCapture={hearPress} onSubmitCapture={hearPress} onChangeCapture={hearPress}>
    <button type="button">Elsewhere</button>
    <Suspense>
      <Shown />
    </Suspense>
  </div>
);

/** A page that React has taken over but for one part, whose code comes when it is called. */
async function pageWithSleepingPart(): Promise<() => Promise<void>> {
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(page(Part));
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Later = later(() => code.promise);
  await act(async () => hydrateRoot(container, page(Later)));
  return () => act(async () => code.resolve({ default: Part }));
}

new Function(keepPressesScript)();

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test("what is pressed in a part that is not awake yet is done once, when it is", async () => {
  const wake = await pageWithSleepingPart();
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

test("a form that is sent from a part that is not awake yet is sent with what was typed, once it is", async () => {
  const wake = await pageWithSleepingPart();
  screen.getByLabelText<HTMLInputElement>("Note").value = "Gate 2";
  screen.getByRole("button", { name: "Save" }).click();
  expect(sent).not.toHaveBeenCalled();
  await wake();
  expect(sent.mock.calls).toEqual([["Gate 2"]]);
});

test("what is chosen in a part that is not awake yet stays chosen, and counts", async () => {
  const wake = await pageWithSleepingPart();
  const select = screen.getByLabelText<HTMLSelectElement>("Status");
  fireEvent.change(select, { target: { value: "confirmed" } });
  await wake();
  expect(select.value).toBe("confirmed");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Update" }).disabled).toBe(false);
});

test("what React hears at once is done at once, and not again when another part wakes", async () => {
  const wake = await pageWithSleepingPart();
  screen.getByRole("button", { name: "Elsewhere" }).click();
  expect(window.unheardPresses).toEqual([]);
  await wake();
  expect(pressed).not.toHaveBeenCalled();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FormOpener } from "./form-opener.tsx";

afterEach(cleanup);

const opener = (
  <FormOpener icon="pencil" keyName="e" isClosed onOpen={() => {}}>
    Change
  </FormOpener>
);

test("takes the focus back when its form has closed", () => {
  const { rerender } = render(<button type="submit">Save</button>);
  screen.getByRole("button", { name: "Save" }).focus();
  rerender(<div>{opener}</div>);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Change/ }));
});

test("leaves the focus where it has moved while the form was being saved", () => {
  const field = <input aria-label="Search" />;
  const { rerender } = render(<div>{field}</div>);
  screen.getByLabelText("Search").focus();
  rerender(
    <div>
      {field}
      {opener}
    </div>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});

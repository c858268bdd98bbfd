import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Column, DeskTable } from "./desk-table.tsx";

afterEach(cleanup);

type Row = { id: number; name: string };

function show(opened: (id: number) => void) {
  const columns: Column<Row>[] = [
    { name: "Name", place: "title", skeleton: null, cell: ({ name }) => name },
    { name: "Call", place: "note", skeleton: null, cell: () => <button type="button">Call</button> },
    {
      name: "Open",
      place: "action",
      skeleton: null,
      cell: ({ id }) => (
        <a href={`#${id}`} onClick={() => opened(id)}>
          Open
        </a>
      ),
    },
  ];
  const rows = [
    { id: 1, name: "Asha Rani" },
    { id: 2, name: "Meena Rani" },
  ];
  render(<DeskTable caption="People" columns={columns} rows={rows} keyOf={({ id }) => id} isOpen={() => false} />);
}

test("opens a row by a press anywhere on it, once, and not by a press on a button of it", () => {
  const opened = vi.fn();
  show(opened);
  fireEvent.click(screen.getByText("Meena Rani"));
  expect(opened.mock.calls).toEqual([[2]]);
  fireEvent.click(screen.getAllByRole("link")[0] as HTMLElement);
  expect(opened.mock.calls).toEqual([[2], [1]]);
  fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  expect(opened).toHaveBeenCalledTimes(2);
});

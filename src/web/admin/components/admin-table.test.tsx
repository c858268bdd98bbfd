import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AdminTable, type Column } from "./admin-table.tsx";

afterEach(cleanup);

type Row = { id: number; name: string };

function show(opened: (id: number) => void) {
  const columns: Column<Row>[] = [
    { name: "Name", area: "name", skeleton: null, cell: ({ name }) => name },
    { name: "Call", area: "call", skeleton: null, cell: () => <button type="button">Call</button> },
    {
      name: "Open",
      area: "open",
      look: "action",
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
  render(
    <AdminTable
      caption="People"
      columns={columns}
      layout={{ card: "", row: "" }}
      rows={rows}
      keyOf={({ id }) => id}
      isOpen={() => false}
    />,
  );
}

test("opens a row once by a click anywhere, except on one of its buttons", () => {
  const opened = vi.fn();
  show(opened);
  fireEvent.click(screen.getByText("Meena Rani"));
  expect(opened.mock.calls).toEqual([[2]]);
  fireEvent.click(screen.getAllByRole("link")[0] as HTMLElement);
  expect(opened.mock.calls).toEqual([[2], [1]]);
  fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  expect(opened).toHaveBeenCalledTimes(2);
});

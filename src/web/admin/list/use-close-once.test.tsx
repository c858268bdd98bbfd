import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, useLocation, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { Family } from "#web/admin/patients/patient-detail.tsx";
import { patientsAddress } from "#web/admin/patients/patients-address.ts";
import { overList, useCloseOnce } from "./use-close-once.ts";

afterEach(cleanup);

const view = { search: "", before: [] };
const son = { id: 13, name: "Kirat", age: null, gender: null } as ListedPatient;

/** The patients as far as their addresses go: a list, and a detail over it with a way to the family. */
function Patients() {
  const [parameters] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const id = Number(parameters.get("patient")) || null;
  const close = useCloseOnce(id, patientsAddress(view));
  return (
    <>
      <output data-entry={key}>{pathname + search}</output>
      <Link to={patientsAddress(view, 12)} state={overList}>
        View
      </Link>
      {id !== null && <Family others={[son]} view={view} />}
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const place = () => screen.getByRole("status");

function openAt(address: string): void {
  const Pages = createRoutesStub([{ path: "/admin/patients", Component: Patients }]);
  render(<Pages initialEntries={[address]} />);
}

async function press(role: "link" | "button", name: string, address: string): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await waitFor(() => expect(place().textContent).toBe(address));
}

test("closing goes back to the very list that the detail was opened over, though another of the family was looked at", async () => {
  openAt("/admin/patients");
  const list = place().dataset.entry;
  await press("link", "View", "/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
  expect(place().dataset.entry).toBe(list);
});

test("a detail that a link opened gives its place to the list", async () => {
  openAt("/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
});

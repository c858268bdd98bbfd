import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, useLocation, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { PhoneFamily } from "#web/admin/patients/patient-panel.tsx";
import { getPatientsPath } from "#web/admin/patients/patients-path.ts";
import { openedFromList, useCloseDetail } from "./use-close-detail.ts";

afterEach(cleanup);

const view = { search: "", before: [] };
const son = { id: 13, name: "Kirat", age: null, gender: null } as ListedPatient;

/** Stand-in for the patients page: a list and a detail with a link to the family. */
function Patients() {
  const [parameters] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const id = Number(parameters.get("patient")) || null;
  const close = useCloseDetail(id, getPatientsPath(view));
  return (
    <>
      <output data-entry={key}>{pathname + search}</output>
      <Link to={getPatientsPath(view, 12)} state={openedFromList}>
        View
      </Link>
      {id !== null && <PhoneFamily others={[son]} view={view} />}
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const statusNode = () => screen.getByRole("status");

function openAt(address: string): void {
  const Pages = createRoutesStub([{ path: "/admin/patients", Component: Patients }]);
  render(<Pages initialEntries={[address]} />);
}

async function press(role: "link" | "button", name: string, address: string): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await waitFor(() => expect(statusNode().textContent).toBe(address));
}

test("closes to the same history entry of the list after another detail was viewed", async () => {
  openAt("/admin/patients");
  const list = statusNode().dataset.entry;
  await press("link", "View", "/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
  expect(statusNode().dataset.entry).toBe(list);
});

test("replaces a linked detail with the list", async () => {
  openAt("/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
});

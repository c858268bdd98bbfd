import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLocation, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { PhoneFamily } from "#web/admin/patients/patient-panel.tsx";
import { getPatientsPath } from "#web/admin/patients/patients-path.ts";
import { DetailLink } from "./detail-link.tsx";
import { useCloseDetail } from "./use-close-detail.ts";
import { useUnsavedPrompt } from "./use-unsaved-prompt.ts";

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const view = { search: "", before: [] };
const son = { id: 13, name: "Kirat", age: null, gender: null } as ListedPatient;

/** Stand-in for the patients page: a list and a detail with a link to the family. */
function Patients() {
  const [parameters] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const id = Number(parameters.get("patient")) || null;
  const setEdited = useUnsavedPrompt();
  const close = useCloseDetail(id, getPatientsPath(view));
  return (
    <>
      <output data-entry={key}>{pathname + search}</output>
      {[12, 14].map((row) => (
        <DetailLink key={row} to={getPatientsPath(view, row)} isAnyOpen={id !== null}>
          View {row}
        </DetailLink>
      ))}
      {id !== null && <PhoneFamily others={[son]} view={view} />}
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => setEdited(true)}>
        Type
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
  await press("link", "View 12", "/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
  expect(statusNode().dataset.entry).toBe(list);
});

test("replaces a linked detail with the list", async () => {
  openAt("/admin/patients?patient=12");
  await press("link", "Kirat", "/admin/patients?patient=13");
  await press("button", "Close", "/admin/patients");
});

test("closes to the same history entry of the list after another row was opened", async () => {
  openAt("/admin/patients");
  const list = statusNode().dataset.entry;
  await press("link", "View 12", "/admin/patients?patient=12");
  await press("link", "View 14", "/admin/patients?patient=14");
  await press("button", "Close", "/admin/patients");
  expect(statusNode().dataset.entry).toBe(list);
});

test("stays on the list when a row was opened over a linked detail", async () => {
  openAt("/admin/patients?patient=12");
  await press("link", "View 14", "/admin/patients?patient=14");
  await press("button", "Close", "/admin/patients");
});

test.each([
  ["from its list", "/admin/patients"],
  ["by a link", "/admin/patients?patient=12"],
])("closes a detail opened %s at the next press after staff stayed for what they typed", async (_how, address) => {
  openAt(address);
  if (address === "/admin/patients") await press("link", "View 12", "/admin/patients?patient=12");
  fireEvent.click(screen.getByRole("button", { name: "Type" }));
  const ask = vi.fn(() => false);
  vi.stubGlobal("confirm", ask);
  await press("button", "Close", "/admin/patients?patient=12");
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  ask.mockReturnValue(true);
  await press("button", "Close", "/admin/patients");
});

test("a reload asks first only while something typed is not saved", async () => {
  openAt("/admin/patients");
  const reload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(reload()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Type" }));
  expect(reload()).toBe(true);
});

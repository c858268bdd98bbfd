import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilterControls, SearchBox, useSearchInput } from "./search-box.tsx";
import { buildPath } from "./search-params.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({ results = 2 }: { results?: number }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const typed = useSearchInput({
    shown: parameters.get("search") ?? "",
    search: (term) => {
      const open = parameters.get("booking");
      navigate(buildPath("/admin", { search: term, booking: open }), { replace: true });
    },
  });
  return (
    <>
      <SearchBox
        search={typed}
        label="Search bookings"
        example=""
        resultCount={results}
        onFound={() => navigate(buildPath("/admin", { search: parameters.get("search") ?? "", booking: "7" }))}
      />
      <Link to="/admin?booking=12">Open</Link>
      <Link to="/admin">Close</Link>
      <Link to="/admin/lab">Lab</Link>
      <output>{pathname + search}</output>
    </>
  );
}

const HydrateFallback = () => null;
const after = (ms: number) => () => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** In small steps, because React renders at the end of each. */
async function settle(ms = 1000): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50));
}

const box = () => screen.getByRole<HTMLInputElement>("searchbox");
const address = () => screen.getByRole("status").textContent;

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("link", { name }));
  await settle();
}

async function type(text: string, results?: number): Promise<void> {
  const Found = () => <List {...(results && { results })} />;
  const Pages = createRoutesStub([
    { path: "/admin", loader: after(200), Component: Found, HydrateFallback },
    { path: "/admin/lab", loader: after(900), Component: () => <output>the lab</output> },
  ]);
  render(<Pages initialEntries={["/admin"]} />);
  await settle();
  fireEvent.change(box(), { target: { value: text } });
}

test("searches once typing pauses", async () => {
  await type("kaur");
  expect(address()).toBe("/admin");
  await settle();
  expect(address()).toBe("/admin?search=kaur");
});

test("keeps a booking open that was opened before the pause, and searches the list", async () => {
  await type("kaur");
  await press("Open");
  expect([address(), box().value]).toEqual(["/admin?search=kaur&booking=12", "kaur"]);
});

test("keeps a booking open that was opened while the search was navigating", async () => {
  await type("kaur");
  await settle(400);
  await press("Open");
  expect([address(), box().value]).toEqual(["/admin?search=kaur&booking=12", "kaur"]);
});

test("does not cancel a slow navigation to another page", async () => {
  await type("kaur");
  await press("Lab");
  expect(address()).toBe("the lab");
});

test("updates the search box when the address changes", async () => {
  await type("kaur");
  await settle();
  await press("Close");
  expect([address(), box().value]).toEqual(["/admin", ""]);
});

test("searches at once on Enter, and opens the first result once it is shown", async () => {
  await type("kaur");
  const enter = async () => {
    fireEvent.submit(box());
    await settle();
  };
  await enter();
  expect(address()).toBe("/admin?search=kaur");
  await enter();
  expect(address()).toBe("/admin?search=kaur&booking=7");
});

test("opens the only result on an Enter that came before the search", async () => {
  await type("9876572828", 1);
  fireEvent.submit(box());
  await settle();
  expect(address()).toBe("/admin?search=9876572828&booking=7");
});

test("opens nothing if the term changed after Enter", async () => {
  await type("9876572828", 1);
  fireEvent.submit(box());
  fireEvent.change(box(), { target: { value: "98765" } });
  await settle();
  expect(address()).toBe("/admin?search=98765");
});

test("opens nothing on Enter in an empty search box", async () => {
  await type("");
  fireEvent.submit(box());
  await settle();
  expect(address()).toBe("/admin");
});

test.each([
  ["Filter", ["", null]],
  ["Filter (1)", ["owner", null]],
])("the folded filters' button is %o where they are set to %o", (name, values) => {
  render(<FilterControls values={values}>controls</FilterControls>);
  expect(screen.getByRole("button", { name })).toBeTruthy();
});

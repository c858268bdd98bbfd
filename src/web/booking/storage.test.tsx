import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { getSelectedTests, toggleTest } from "#web/components/cart/cart-store.ts";
import { createFallbackSelection, type SelectionItemView } from "./selection.ts";
import {
  clearBookedSelection,
  clearConfirmation,
  clearStoredItem,
  readConfirmation,
  readStoredItem,
  readStoredPackage,
  storeConfirmation,
  storeItem,
  storePackage,
  withStoredPrices,
} from "./storage.ts";

// Row 4.25

const fullBody: Package = {
  id: 5,
  code: "HLT-001",
  name: "Full Body",
  tagline: "",
  description: "From head to toe.",
  need: null,
  price: "4500.00",
  discountPrice: "2299.00",
  isPopular: true,
  isNew: false,
  alsoKnownAs: [],
  tests: [{ id: 5, code: "CBC-005", name: "CBC", isOffered: true, organ: "blood", holds: [] }],
  offer: { slug: "winter", price: "1999.00", until: "2026-11-30" },
};

beforeEach(() => localStorage.clear());

test("the last shown package can be booked while the catalogue cannot be loaded", () => {
  storePackage(fullBody);
  expect(readStoredPackage(5)).toEqual(fullBody);
  expect(readStoredPackage(4)).toBeNull();
});

// Row 3.29
test("the booking item alone stands in for its package, without tests", () => {
  storeItem({ id: 5, itemType: "package", name: "Full Body", code: "HLT-001", price: "4500.00", discountPrice: null });
  expect(readStoredPackage(5)).toMatchObject({ name: "Full Body", price: "4500.00", tests: [] });
});

test("does not mistake a test with the same id for a package", () => {
  storeItem({ id: 5, itemType: "test", name: "CBC", code: "CBC-005", price: "350.00", discountPrice: null });
  expect(readStoredPackage(5)).toBeNull();
});

test("the booking item stands in only for the item that it copies", () => {
  const cbc = { id: 5, itemType: "test", name: "CBC", code: "CBC-005", price: "350.00", discountPrice: null } as const;
  storeItem(cbc);
  expect(readStoredItem({ mode: "test", testId: 5 })).toEqual(cbc);
  expect(readStoredItem({ mode: "test", testId: 6 })).toBeNull();
  expect(readStoredItem({ mode: "package", packageId: 5 })).toBeNull();
});

test("clears everything after the booking", () => {
  storePackage(fullBody);
  storeItem(fullBody);
  clearStoredItem();
  expect(localStorage.length).toBe(0);
});

test.each([
  "{oops",
  "5",
  '{"id":5}',
  '{"id":5,"name":"a","code":"b","price":7,"discountPrice":null}',
  '{"id":5,"name":"a","code":"b","price":"7","discountPrice":null,"offer":"cheap"}',
])("ignores a malformed package: %s", (garbage) => {
  localStorage.setItem("nabz_package_data", garbage);
  expect(readStoredPackage(5)).toBeNull();
});

// Row 8.19
test("drops malformed tests of a stored package", () => {
  localStorage.setItem("nabz_package_data", JSON.stringify({ ...fullBody, tests: [null, 3, ...fullBody.tests] }));
  expect(readStoredPackage(5)?.tests).toEqual(fullBody.tests);
});

const items = [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" } as SelectionItemView];
const booking = {
  code: "BK-00000001",
  bookingDate: "2026-11-25",
  bookingTime: "10:00 AM",
  totalAmount: "350.00",
} as Booking;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("stores an open confirmation until it is left", async () => {
  storeConfirmation({ booking, items, at: "/book/1 a" });
  expect(readConfirmation()).toEqual({ booking, items, at: "/book/1 a" });
  clearConfirmation();
  expect(readConfirmation()).toBeNull();
});

test.each(["{oops", "7", "[]", "null", `{"items":"x","booking":{}}`])(
  "ignores a malformed confirmation: %s",
  (garbage) => {
    sessionStorage.setItem("nabz_confirmation", garbage);
    expect(readConfirmation()).toBeNull();
  },
);

// Row 8.20
test("a confirmation has the names and prices that the server stored", () => {
  const fallback = { mode: "package", packageId: 4 } as const;
  const shown = createFallbackSelection(fallback, { agreedPaise: 0, kept: null })?.items ?? [];
  expect(shown).toMatchObject([{ name: "Diabetes Care Package" }]);
  const name = "Advance Health Monitoring Package (1.2)";
  const stored = { itemType: "package", itemId: 4, name, code: "HLT-012", price: "1699.00" } as const;
  expect(withStoredPrices(shown, [stored])).toMatchObject([stored]);
  expect(withStoredPrices(items, [stored])).toEqual(items);
  const discounted = { ...items[0], discountPrice: "249.00" } as SelectionItemView;
  const [cbc] = withStoredPrices(
    [discounted],
    [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" }],
  );
  expect(cbc && getPricePaise(cbc)).toBe(35000);
});

test("drops items that cannot be shown", () => {
  sessionStorage.setItem("nabz_confirmation", JSON.stringify({ booking, items: [null, 3, { itemId: "5" }, ...items] }));
  expect(readConfirmation()?.items).toEqual(items);
});

const cbc = {
  id: 5,
  code: "CBC-005",
  name: "Complete Blood Count",
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
};

test("a booking removes its own tests from the cart, and no others", () => {
  toggleTest(cbc);
  toggleTest({ ...cbc, id: 9 });
  clearBookedSelection([{ itemType: "package", itemId: 9 } as SelectionItemView]);
  expect(getSelectedTests().map(({ id }) => id)).toEqual([5, 9]);
  clearBookedSelection([{ itemType: "test", itemId: 5 } as SelectionItemView]);
  expect(getSelectedTests().map(({ id }) => id)).toEqual([9]);
});

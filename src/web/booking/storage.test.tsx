import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { selectedTests, toggleTest } from "#web/ui/cart/cart-store.ts";
import { fallbackOf, type ShownItem } from "./selection.ts";
import {
  asStored,
  forgetBooked,
  forgetBookedItem,
  forgetConfirmation,
  keepConfirmation,
  keepItem,
  keepPackage,
  readConfirmation,
  readStoredItem,
  readStoredPackage,
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

test("the package that was shown last can be booked while the catalogue cannot be loaded", () => {
  keepPackage(fullBody);
  expect(readStoredPackage(5)).toEqual(fullBody);
  expect(readStoredPackage(4)).toBeNull();
});

// Row 3.29
test("where only the booking item is kept, it stands for its package, without tests", () => {
  keepItem({ id: 5, itemType: "package", name: "Full Body", code: "HLT-001", price: "4500.00", discountPrice: null });
  expect(readStoredPackage(5)).toMatchObject({ name: "Full Body", price: "4500.00", tests: [] });
});

test("a test with the same number is no package", () => {
  keepItem({ id: 5, itemType: "test", name: "CBC", code: "CBC-005", price: "350.00", discountPrice: null });
  expect(readStoredPackage(5)).toBeNull();
});

test("the booking item stands for what it is a copy of, and for nothing else", () => {
  const cbc = { id: 5, itemType: "test", name: "CBC", code: "CBC-005", price: "350.00", discountPrice: null } as const;
  keepItem(cbc);
  expect(readStoredItem({ mode: "test", testId: 5 })).toEqual(cbc);
  expect(readStoredItem({ mode: "test", testId: 6 })).toBeNull();
  expect(readStoredItem({ mode: "package", packageId: 5 })).toBeNull();
});

test("after the booking nothing is kept", () => {
  keepPackage(fullBody);
  keepItem(fullBody);
  forgetBookedItem();
  expect(localStorage.length).toBe(0);
});

test.each([
  "{oops",
  "5",
  '{"id":5}',
  '{"id":5,"name":"a","code":"b","price":7,"discountPrice":null}',
  '{"id":5,"name":"a","code":"b","price":"7","discountPrice":null,"offer":"cheap"}',
])("a package that reads %s is none", (garbage) => {
  localStorage.setItem("nabz_package_data", garbage);
  expect(readStoredPackage(5)).toBeNull();
});

// Row 8.19
test("tests that are none are left out of a kept package", () => {
  localStorage.setItem("nabz_package_data", JSON.stringify({ ...fullBody, tests: [null, 3, ...fullBody.tests] }));
  expect(readStoredPackage(5)?.tests).toEqual(fullBody.tests);
});

const items = [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" } as ShownItem];
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

test("an open confirmation is kept until it is left", async () => {
  keepConfirmation({ booking, items, at: "/book/1 a" });
  expect(readConfirmation()).toEqual({ booking, items, at: "/book/1 a" });
  forgetConfirmation();
  expect(readConfirmation()).toBeNull();
});

test.each(["{oops", "7", "[]", "null", `{"items":"x","booking":{}}`])("what reads %s is none", (garbage) => {
  sessionStorage.setItem("nabz_confirmation", garbage);
  expect(readConfirmation()).toBeNull();
});

// Row 8.20
test("a confirmation names and prices what was booked as the server stored it", () => {
  const fallback = { mode: "package", packageId: 4 } as const;
  const shown = fallbackOf(fallback, { agreedPaise: 0, kept: null })?.items ?? [];
  expect(shown).toMatchObject([{ name: "Diabetes Care Package" }]);
  const name = "Advance Health Monitoring Package (1.2)";
  const stored = { itemType: "package", itemId: 4, name, code: "HLT-012", price: "1699.00" } as const;
  expect(asStored(shown, [stored])).toMatchObject([stored]);
  expect(asStored(items, [stored])).toEqual(items);
  const discounted = { ...items[0], discountPrice: "249.00" } as ShownItem;
  const [cbc] = asStored(
    [discounted],
    [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" }],
  );
  expect(cbc && pricePaise(cbc)).toBe(35000);
});

test("items that cannot be shown are left out", () => {
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

test("a booking takes its own tests out of the cart, and no others", () => {
  toggleTest(cbc);
  toggleTest({ ...cbc, id: 9 });
  forgetBooked([{ itemType: "package", itemId: 9 } as ShownItem]);
  expect(selectedTests().map(({ id }) => id)).toEqual([5, 9]);
  forgetBooked([{ itemType: "test", itemId: 5 } as ShownItem]);
  expect(selectedTests().map(({ id }) => id)).toEqual([9]);
});

import { expect, test } from "vitest";
import { fillUp, listLegs, noAmounts, sumAmounts, toAmounts } from "./tender-amounts.ts";

const due = (...typed: ("cash" | "upi" | "card")[]) => ({ duePaise: 129_900, typed: new Set(typed) });

test("cash and UPI fill each other up to what is due", () => {
  expect(fillUp({ ...noAmounts, cash: "500" }, "cash", due("cash"))).toMatchObject({ cash: "500", upi: "799" });
  expect(fillUp({ ...noAmounts, upi: "99.50" }, "upi", due("upi"))).toMatchObject({ cash: "1199.50", upi: "99.50" });
});

test("an amount that was typed stays when another one is typed", () => {
  const amounts = { ...noAmounts, cash: "500", upi: "300" };
  expect(fillUp(amounts, "upi", due("cash", "upi"))).toEqual(amounts);
});

test("a card's amount leaves the rest to cash, and to UPI if cash was typed", () => {
  expect(fillUp({ ...noAmounts, cash: "1299", card: "299" }, "card", due("card")).cash).toBe("1000");
  expect(fillUp({ ...noAmounts, cash: "500", card: "299" }, "card", due("cash", "card")).upi).toBe("500");
});

test("more than is due leaves nothing to fill", () => {
  expect(fillUp({ ...noAmounts, cash: "2000", upi: "799" }, "cash", due("cash")).upi).toBe("");
});

test("sends each amount as it was typed, and an empty form for the API to refuse", () => {
  const ways = ["cash", "upi", "card"] as const;
  expect(listLegs({ ...noAmounts, cash: "5OO", upi: "300", card: "0" }, ways)).toEqual([
    { method: "cash", amount: "5OO" },
    { method: "upi", amount: "300" },
  ]);
  expect(listLegs(noAmounts, ways)).toEqual([{ method: "cash", amount: "" }]);
  expect(sumAmounts({ ...noAmounts, cash: "5OO", upi: "300" }, ways)).toBe(30_000);
});

test("what came in several ways is typed over way by way", () => {
  expect(
    toAmounts([
      { method: "upi", paise: 29_950 },
      { method: "cash", paise: 100_000 },
    ]),
  ).toEqual({ ...noAmounts, cash: "1000", upi: "299.50" });
});

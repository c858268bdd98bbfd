import { buildPath } from "#web/admin/components/search-params.ts";
import { parseDay } from "#web/admin/day/day-path.ts";

export const moneyTabs = ["due", "closings", "evening", "back"] as const;
export type MoneyTab = (typeof moneyTabs)[number];

/** State in the address of the money page. */
export type MoneyView = {
  /** Null for the first tab that the user may see. */
  show: MoneyTab | null;
  /** yyyy-MM-dd; null for the lab's today. */
  day: string | null;
  /** Whose closing is open in the panel. */
  person: string | null;
  /** Cursor of a page of open amounts. */
  cursor: string | null;
};

export function parseMoneyView(parameters: URLSearchParams): MoneyView {
  return {
    show: moneyTabs.find((tab) => tab === parameters.get("show")) ?? null,
    day: parseDay(parameters),
    person: parameters.get("person"),
    cursor: parameters.get("cursor"),
  };
}

/** Returns the page's address: `/admin/money?show=closings&day=2026-11-26&person=abc`. */
export function getMoneyPath({ show, day, person, cursor }: Partial<MoneyView>): string {
  return buildPath("/admin/money", { show, day, person, cursor });
}

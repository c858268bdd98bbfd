import { isDay } from "#core/calendar/day.ts";
import { type TrailKind, trailKinds } from "#core/desk/trail/kinds.ts";
import { addressWith, idsIn, searchWord } from "#web/admin/list/address.ts";

/** What the address of the trail asks for. */
export type TrailView = {
  /** The account of somebody of the staff, or a group of who has none; empty for everybody. */
  person: string;
  action: TrailKind | null;
  /** The lab's, as yyyy-MM-dd. */
  day: string | null;
  /** A patient or a booking's code; empty, or long enough to be searched for. */
  search: string;
  /** The cursors of the pages gone through; the shown one's last. */
  before: number[];
};

export const TRAIL_A_PAGE = 50;

export const wholeTrail: TrailView = { person: "", action: null, day: null, search: "", before: [] };

export function trailViewOf(parameters: URLSearchParams): TrailView {
  const [asked, day] = [parameters.get("action"), parameters.get("day")];
  return {
    person: (parameters.get("person") ?? "").slice(0, 64),
    action: trailKinds.find((kind) => kind === asked) ?? null,
    day: day !== null && isDay(day) ? day : null,
    search: searchWord(parameters.get("search") ?? ""),
    before: idsIn(parameters, "before"),
  };
}

/** The page's address: `/admin/trail?action=looked&day=2026-11-23`. */
export function trailAddress({ person, action, day, search, before }: TrailView): string {
  return addressWith("/admin/trail", { person, action, day, search, before });
}

export function isNarrowed({ before: _page, ...view }: TrailView): boolean {
  return Object.values(view).some(Boolean);
}

/** The filters as the API takes them. */
export function filtersOf({ person, action, day, search }: TrailView) {
  return {
    person: person || undefined,
    action: action ?? undefined,
    day: day ?? undefined,
    search: search || undefined,
  };
}

import type { LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { getVisitLinkPath } from "./visit-link-path.ts";

/** Where a form of the page leads: on to another address, or back to the page with the reason why nothing changed. */
export type LinkFormResult = { path: string } | { status: number; sentence: string };

type LinkForm = { act: string; slot: string; version: string; note: string; afterEating: string };

/** Does what a form of the page asks for. A second press of the same button ends where the first one did. */
export async function submitLinkForm(api: ApiFetch, token: string, form: FormData): Promise<LinkFormResult> {
  const typed = readForm(form);
  const path = { token };
  const visitPath = getVisitLinkPath(token);
  try {
    switch (typed.act) {
      case "move": {
        const { date, time } = splitSlot(typed.slot);
        const body = { bookingDate: date, bookingTime: time, version: Number(typed.version) };
        const afterEating = typed.afterEating === "yes" || undefined;
        await callApi(api, "POST /api/visit-links/{token}/move", { path, body: { ...body, afterEating } });
        return { path: visitPath };
      }
      case "cancel": {
        const body = { version: Number(typed.version), ...(typed.note.trim() && { note: typed.note }) };
        await callApi(api, "POST /api/visit-links/{token}/cancel", { path, body });
        return { path: visitPath };
      }
      case "fasted":
      case "ate": {
        const body = { answer: typed.act } as const;
        await callApi(api, "POST /api/visit-links/{token}/fasting-answer", { path, body });
        return { path: typed.act === "ate" ? getVisitLinkPath(token, { view: "ate" }) : visitPath };
      }
      default:
        return { status: 422, sentence: words.visitLink.notDone };
    }
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
    const isDone = failure.status === 409 && (await isDoneAlready(api, token, typed));
    if (isDone) return { path: visitPath };
    return { status: failure.status, sentence: failure.problem?.detail ?? words.visitLink.notDone };
  }
}

function readForm(form: FormData): LinkForm {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [act, slot, version] = [read("act"), read("slot"), read("version")];
  return { act, slot, version, note: read("note"), afterEating: read("afterEating") };
}

/** "2026-11-28 07:00 AM" */
function splitSlot(slot: string) {
  const [date = "", ...time] = slot.split(" ");
  // The API checks both.
  return { date, time: time.join(" ") as "07:00 AM" };
}

/** Whether the visit is as the form wants it: a double press sends it twice. */
async function isDoneAlready(api: ApiFetch, token: string, { act, slot }: LinkForm): Promise<boolean> {
  const visit: LinkedVisit = await callApi(api, "GET /api/visit-links/{token}", { path: { token } });
  if (act === "cancel") return visit.state === "declined";
  return act === "move" && `${visit.day} ${visit.time}` === slot;
}

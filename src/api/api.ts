import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { type Actor, personOf } from "#core/access/actor.ts";
import { WHOSE, whoseOf } from "#core/access/whose.ts";
import type { Db } from "#db/client.server.ts";
import { isFromOurPages } from "#platform/http/from-our-pages.ts";
import { mountBookingLists } from "./bookings/booking-lists.ts";
import { mountBookings } from "./bookings/bookings.ts";
import { mountAdminPassword, mountAdminSession } from "./desk/admin-session.ts";
import { mountAreaEditing } from "./desk/area-editing.ts";
import { mountBoards } from "./desk/boards.ts";
import { mountCatalogueEditing, mountEntries } from "./desk/catalogue-editing.ts";
import { mountFigures } from "./desk/figures.ts";
import { mountInbox } from "./desk/inbox.ts";
import { mountLabEditing } from "./desk/lab-editing.ts";
import { mountNews } from "./desk/news.ts";
import { mountPatientList } from "./desk/patient-list.ts";
import { mountPeople } from "./desk/people.ts";
import { mountInvitation, mountStaff } from "./desk/staff.ts";
import { mountTrail } from "./desk/trail.ts";
import { mountDeskWaitlist } from "./desk/waitlist.ts";
import { mountDocs } from "./docs.ts";
import { mountSecondStep } from "./gate/second-step.ts";
import { mountOutbox } from "./messages/outbox.ts";
import { mountProviderReports } from "./messages/provider-reports.ts";
import { mountTestMessages } from "./messages/test-messages.ts";
import { mountPatientLogin } from "./patients/login.ts";
import { mountPatientSession } from "./patients/patient-session.ts";
import { mountErasure, mountExport, mountPatients } from "./patients/patients.ts";
import { mountOpenReports } from "./reports/open-reports.ts";
import { mountReports } from "./reports/reports.ts";
import { mountCatalogue } from "./site/catalogue.ts";
import { mountCheaperWay } from "./site/cheaper-way.ts";
import { mountContactMessages } from "./site/contact-messages.ts";
import { mountPhoneCountry } from "./site/phone-country.ts";
import { mountPreparation } from "./site/preparation.ts";
import { mountSlotHolds } from "./site/slot-holds.ts";
import { mountSlots } from "./site/slots.ts";
import { mountWaitlist } from "./site/waitlist.ts";
import { words } from "./texts/words.ts";
import { actorOf } from "./wire/actor-of.ts";
import type { ApiEnvironment, ApiParts } from "./wire/environment.ts";
import { answerError, answerInvalid, inWords, problem } from "./wire/problem.ts";

/** The REST API under /api: everything that pages show or change goes through it. */
export function createApi(parts: ApiParts): OpenAPIHono<ApiEnvironment> {
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: answerInvalid }).basePath("/api");
  // The library's own words ("expected object, received undefined") are for programmers.
  z.config({ localeError: () => words.incomplete });
  api.onError(answerError);
  api.notFound(() => problem("unknown-address"));
  api.use(async (c, next) => {
    c.set("parts", parts);
    await next();
    if (c.req.header("sec-fetch-mode") === "navigate") c.res = await inWords(c.res);
    // The pages go by it: a device's own clock may be days off.
    c.header("date", parts.clock().toUTCString());
  });
  // Nothing that could be found or kept is called so.
  api.use(async (c, next) => (c.req.raw.url.includes("%00") ? problem("malformed") : next()));
  api.use(async (c, next) => (isFromOurPages(c.req.raw) ? next() : problem("cross-site")));
  const isElsewhere = methodlessIn(api);
  api.use(async (c, next) => (isElsewhere(c.req.method, c.req.path) ? problem("unknown-address") : next()));
  mountCatalogue(api, parts);
  mountCheaperWay(api, parts);
  mountPreparation(api, parts);
  mountSlots(api, parts);
  api.use(asActor(parts));
  mountPhoneCountry(api);
  mountSlotHolds(api, parts);
  mountBookings(api, parts);
  mountBookingLists(api);
  mountReports(api, parts);
  mountOpenReports(api, parts);
  mountDesk(api, parts);
  mountPatientLogin(api, parts);
  mountPatientSession(api, parts);
  mountPatients(api);
  mountErasure(api, parts);
  mountExport(api, parts);
  mountWaitlist(api, parts);
  mountContactMessages(api, parts);
  mountOutbox(api, parts);
  mountProviderReports(api, parts);
  mountTestMessages(api, parts);
  mountDocs(api);
  return api;
}

/** Who asks, and by which database; the answer says whose it is. */
function asActor(parts: ApiParts): MiddlewareHandler<ApiEnvironment> {
  const { clock, announce, hash } = parts;
  const nameOf = (phone: string) => hash("whose answer", phone).toString("base64url").slice(0, 22);
  return async (c, next) => {
    const actor = await actorOf(c.req.raw.headers, parts);
    c.set("ctx", { db: databaseFor(c.req.method, actor, parts), now: clock(), actor, announce });
    await next();
    c.header(WHOSE, whoseOf(actor, nameOf));
  };
}

/** Whether an address without braces has no call of this method: /holidays/visits is no day that can be deleted. */
function methodlessIn(api: OpenAPIHono<ApiEnvironment>): (method: string, path: string) => boolean {
  let known: Map<string, Set<string>> | undefined;
  return (method, path) => {
    known ??= methodsByAddress(api.routes);
    const methods = known.get(path);
    return methods !== undefined && !methods.has("ALL") && !methods.has(method === "HEAD" ? "GET" : method);
  };
}

function methodsByAddress(routes: readonly { method: string; path: string }[]): Map<string, Set<string>> {
  const fixed = routes.filter(({ path }) => !/[:*]/.test(path));
  const byAddress = Map.groupBy(fixed, ({ path }) => path);
  return new Map([...byAddress].map(([path, calls]) => [path, new Set(calls.map(({ method }) => method))]));
}

/** The desk's gate, and what the desk alone asks. */
function mountDesk(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  mountAdminSession(api, parts);
  mountAdminPassword(api, parts);
  mountCatalogueEditing(api);
  mountEntries(api);
  mountLabEditing(api, parts);
  mountAreaEditing(api);
  mountNews(api, parts);
  mountBoards(api);
  mountPatientList(api);
  mountPeople(api);
  mountInbox(api);
  mountDeskWaitlist(api);
  mountFigures(api, parts);
  mountTrail(api, parts);
  mountStaff(api, parts);
  mountInvitation(api, parts);
  mountSecondStep(api, parts);
}

/** Whatever visitors wait for, the desk goes on; and what they only look at waits for no lock of what they change. */
function databaseFor(method: string, actor: Actor, { databases }: ApiParts): Db {
  if (personOf(actor)) return databases.desk.db;
  return method === "GET" || method === "HEAD" ? databases.reads.db : databases.writes.db;
}

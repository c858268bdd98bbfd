import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { getApiTexts, INCOMPLETE } from "#api/i18n/texts.ts";
import { type Actor, getStaffUser } from "#core/access/actor.ts";
import { CACHE_OWNER_HEADER, getCacheOwner } from "#core/access/cache-owner.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { isSameOriginOrSafe } from "#platform/http/same-origin.ts";
import { mountAdminPassword, mountAdminSession } from "./admin/admin-session.ts";
import { mountAdminStatus } from "./admin/admin-status.ts";
import { mountAnalytics } from "./admin/analytics.ts";
import { mountAssignments } from "./admin/assignments.ts";
import { mountAuditLog } from "./admin/audit-log.ts";
import { mountBoards } from "./admin/boards.ts";
import { mountAdminCatalogue, mountContentEntries } from "./admin/catalogue.ts";
import { mountClosings } from "./admin/closings.ts";
import { mountLabSettings } from "./admin/lab-settings.ts";
import { mountMoney } from "./admin/money.ts";
import { mountSecondStep } from "./admin/second-step.ts";
import { mountServedAreas } from "./admin/served-areas.ts";
import { mountInvitation, mountStaff } from "./admin/staff.ts";
import { mountTranslations } from "./admin/translations.ts";
import { mountAdminWaitlist } from "./admin/waitlist.ts";
import { mountBookingQueries } from "./bookings/booking-lists.ts";
import { mountBookingCommands } from "./bookings/bookings.ts";
import { mountOptOuts } from "./bookings/opt-outs.ts";
import { mountReceipts } from "./bookings/receipts.ts";
import { mountReportDownloads } from "./bookings/report-downloads.ts";
import { mountReports } from "./bookings/reports.ts";
import { mountVisitChanges } from "./bookings/visit-changes.ts";
import { mountDocs } from "./docs.ts";
import { resolveActor } from "./http/authenticate.ts";
import type { ApiDeps, ApiEnvironment } from "./http/environment.ts";
import { createProblem, renderProblemPage, respondToError, respondToInvalidInput } from "./http/problem.ts";
import { readRequestLanguage } from "./http/request-language.ts";
import { mountAdminContactMessages } from "./messages/contact-messages.ts";
import { mountConversations } from "./messages/conversations.ts";
import { mountDeliveryCallback } from "./messages/delivery-callback.ts";
import { mountInboundCallback } from "./messages/inbound-callback.ts";
import { mountOutbox } from "./messages/outbox.ts";
import { mountTestMessages } from "./messages/test-messages.ts";
import { mountLoginCodes } from "./patients/login-codes.ts";
import { mountPatientList } from "./patients/patient-list.ts";
import { mountPatientMerge } from "./patients/patient-merge.ts";
import { mountPatientSession } from "./patients/patient-session.ts";
import { mountErasure, mountExport, mountPatients } from "./patients/patients.ts";
import { mountCatalogue } from "./public/catalogue.ts";
import { mountCheaperBundle } from "./public/cheaper-bundle.ts";
import { mountContactMessages } from "./public/contact-messages.ts";
import { mountPhoneCountry } from "./public/phone-country.ts";
import { mountPreparation } from "./public/preparation.ts";
import { mountSlotHolds } from "./public/slot-holds.ts";
import { mountSlots } from "./public/slots.ts";
import { mountWaitlist } from "./public/waitlist.ts";
import { mountBench } from "./round/bench.ts";
import { mountCentreSample } from "./round/centre-sample.ts";
import { mountRound } from "./round/round.ts";
import { mountVisitLinks } from "./visit-links/visit-links.ts";

/** The REST API under /api. Pages read and change everything through it. */
export function createApi(deps: ApiDeps): OpenAPIHono<ApiEnvironment> {
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: respondToInvalidInput }).basePath("/api");
  z.config({ localeError: () => INCOMPLETE });
  api.onError(respondToError);
  api.notFound((c) => createProblem(c.var.language, "unknown-address"));
  api.use(withLanguage(deps));
  // Reject NUL bytes: PostgreSQL cannot store them.
  api.use(async (c, next) => (c.req.raw.url.includes("%00") ? createProblem(c.var.language, "malformed") : next()));
  api.use(async (c, next) => (isSameOriginOrSafe(c.req.raw) ? next() : createProblem(c.var.language, "cross-site")));
  const isUnknownMethod = createMethodCheck(api);
  api.use(async (c, next) =>
    isUnknownMethod(c.req.method, c.req.path) ? createProblem(c.var.language, "unknown-address") : next(),
  );
  mountCatalogue(api, deps);
  mountCheaperBundle(api, deps);
  mountPreparation(api, deps);
  mountSlots(api, deps);
  api.use(withActor(deps));
  mountPhoneCountry(api);
  mountSlotHolds(api, deps);
  mountBookingCommands(api, deps);
  mountVisitChanges(api, deps);
  mountBookingQueries(api, deps);
  mountVisitLinks(api, deps);
  mountOptOuts(api);
  mountReceipts(api);
  mountBench(api);
  mountCentreSample(api);
  mountRound(api);
  mountClosings(api);
  mountMoney(api, deps);
  mountReports(api, deps);
  mountReportDownloads(api, deps);
  mountAdmin(api, deps);
  mountLoginCodes(api, deps);
  mountPatientSession(api, deps);
  mountPatients(api);
  mountErasure(api, deps);
  mountExport(api, deps);
  mountWaitlist(api, deps);
  mountContactMessages(api, deps);
  mountOutbox(api, deps);
  mountDeliveryCallback(api, deps);
  mountInboundCallback(api, deps);
  mountTestMessages(api, deps);
  mountDocs(api);
  return api;
}

/** Sets the dependencies and the language of the request, and the response headers that follow from them. */
function withLanguage(deps: ApiDeps): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    c.set("parts", deps);
    const wanted = readRequestLanguage(c.req.raw);
    const language = typeof wanted === "string" ? wanted : DEFAULT_LANGUAGE;
    c.set("language", language);
    if (typeof wanted === "string") await next();
    else c.res = createProblem(language, "malformed", getApiTexts(language).unknownLanguage(wanted.unknown));
    if (c.req.header("sec-fetch-mode") === "navigate") c.res = await renderProblemPage(c.res, language);
    // Pages use the server's clock: a device's own may be days off. `c.header` would copy the finished response.
    c.res.headers.set("date", deps.clock().toUTCString());
    c.res.headers.append("vary", "accept-language");
  };
}

/** Sets the context of the request (actor, database, clock) and the cache owner header of the response. */
function withActor(deps: ApiDeps): MiddlewareHandler<ApiEnvironment> {
  const { clock, emit, hash } = deps;
  const hashPhone = (phone: string) => hash("whose answer", phone).toString("base64url").slice(0, 22);
  return async (c, next) => {
    const actor = await resolveActor(c.req.raw.headers, deps);
    c.set("ctx", { db: selectDatabase(c.req.method, actor, deps), now: clock(), actor, emit });
    await next();
    c.res.headers.set(CACHE_OWNER_HEADER, getCacheOwner(actor, hashPhone));
  };
}

/**
 * Returns whether a path without parameters lacks this method: DELETE /holidays/visits must not match /holidays/{day}.
 */
function createMethodCheck(api: OpenAPIHono<ApiEnvironment>): (method: string, path: string) => boolean {
  let known: Map<string, Set<string>> | undefined;
  return (method, path) => {
    known ??= groupMethodsByPath(api.routes);
    const methods = known.get(path);
    return methods !== undefined && !methods.has("ALL") && !methods.has(method === "HEAD" ? "GET" : method);
  };
}

function groupMethodsByPath(routes: readonly { method: string; path: string }[]): Map<string, Set<string>> {
  const fixed = routes.filter(({ path }) => !/[:*]/.test(path));
  const byAddress = Map.groupBy(fixed, ({ path }) => path);
  return new Map([...byAddress].map(([path, calls]) => [path, new Set(calls.map(({ method }) => method))]));
}

/** Staff sign-in and the calls of the admin area. */
function mountAdmin(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  mountAdminSession(api, deps);
  mountAdminPassword(api, deps);
  mountAdminCatalogue(api);
  mountContentEntries(api);
  mountTranslations(api);
  mountLabSettings(api, deps);
  mountServedAreas(api);
  mountAdminStatus(api, deps);
  mountBoards(api);
  mountAssignments(api);
  mountPatientList(api);
  mountPatientMerge(api);
  mountAdminContactMessages(api);
  mountConversations(api, deps);
  mountAdminWaitlist(api);
  mountAnalytics(api, deps);
  mountAuditLog(api, deps);
  mountStaff(api, deps);
  mountInvitation(api, deps);
  mountSecondStep(api, deps);
}

/** Separate pools: staff do not wait for visitors, and visitors' reads do not wait for locks of their writes. */
function selectDatabase(method: string, actor: Actor, { databases }: ApiDeps): Db {
  if (getStaffUser(actor)) return databases.admin.db;
  return method === "GET" || method === "HEAD" ? databases.reads.db : databases.writes.db;
}

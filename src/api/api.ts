import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import type { Actor } from "#core/actor.ts";
import { mountBookingLists } from "./bookings/booking-lists.ts";
import { mountBookings } from "./bookings/bookings.ts";
import { mountAdminSession } from "./desk/admin-session.ts";
import { mountAreaEditing } from "./desk/area-editing.ts";
import { mountCatalogueEditing } from "./desk/catalogue-editing.ts";
import { mountEntries } from "./desk/entries.ts";
import { mountFigures } from "./desk/figures.ts";
import { mountInbox } from "./desk/inbox.ts";
import { mountLabEditing } from "./desk/lab-editing.ts";
import { mountNews } from "./desk/news.ts";
import { mountPatientList } from "./desk/patient-list.ts";
import { mountDocs } from "./docs.ts";
import { mountCatalogue } from "./site/catalogue.ts";
import { mountContactMessages } from "./site/contact-messages.ts";
import { mountSlotHolds } from "./site/slot-holds.ts";
import { mountSlots } from "./site/slots.ts";
import { mountWaitlist } from "./site/waitlist.ts";
import type { ApiEnvironment, ApiParts } from "./wire/environment.ts";
import { guardWrites } from "./wire/guard-writes.ts";
import { answerError, answerInvalid, problem } from "./wire/problem.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** The REST API under /api: everything that pages show or change goes through it. */
export function createApi(parts: ApiParts): OpenAPIHono<ApiEnvironment> {
  const api = new OpenAPIHono<ApiEnvironment>({ defaultHook: answerInvalid }).basePath("/api");
  api.onError(answerError);
  api.notFound(() => problem("unknown-address", "There is nothing at this address."));
  api.use(async (c, next) => {
    c.set("parts", parts);
    await next();
    c.res.headers.set("x-request-id", c.env.requestId);
  });
  api.use(
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem("too-large", "This is too much to send at once.") }),
  );
  api.use(guardWrites);
  mountCatalogue(api, parts);
  mountSlots(api, parts);
  api.use(async (c, next) => {
    const { db, clock, announce } = parts;
    c.set("ctx", { db, now: clock(), actor: await actorOf(c.req.raw.headers, parts), announce });
    await next();
  });
  mountSlotHolds(api, parts);
  mountBookings(api);
  mountBookingLists(api, parts);
  mountAdminSession(api, parts);
  mountCatalogueEditing(api, parts);
  mountEntries(api);
  mountLabEditing(api, parts);
  mountAreaEditing(api);
  mountNews(api, parts);
  mountPatientList(api, parts);
  mountInbox(api, parts);
  mountFigures(api, parts);
  mountWaitlist(api, parts);
  mountContactMessages(api, parts);
  mountDocs(api);
  return api;
}

async function actorOf(headers: Headers, { sessions }: ApiParts): Promise<Actor> {
  const person = await sessions.whoIs(headers);
  return person?.role === "owner" ? { kind: "admin", name: person.name } : { kind: "visitor" };
}

import type { z } from "@hono/zod-openapi";
import type { ApiTexts } from "#api/i18n/en/texts.ts";
import type { ErrorCode, ErrorDetails } from "#core/errors.ts";
import type * as adminSession from "./admin/admin-session.routes.ts";
import type * as adminStatus from "./admin/admin-status.routes.ts";
import type * as analytics from "./admin/analytics.routes.ts";
import type * as assignments from "./admin/assignments.routes.ts";
import type * as auditLog from "./admin/audit-log.routes.ts";
import type * as boards from "./admin/boards.routes.ts";
import type * as adminCatalogue from "./admin/catalogue.routes.ts";
import type * as closings from "./admin/closings.routes.ts";
import type * as labSettings from "./admin/lab-settings.routes.ts";
import type * as money from "./admin/money.routes.ts";
import type * as secondStep from "./admin/second-step.routes.ts";
import type * as servedAreas from "./admin/served-areas.routes.ts";
import type * as staff from "./admin/staff.routes.ts";
import type * as translations from "./admin/translations.routes.ts";
import type * as waitlist from "./admin/waitlist.routes.ts";
import type * as bookings from "./bookings/bookings.routes.ts";
import type * as optOuts from "./bookings/opt-outs.routes.ts";
import type * as receipts from "./bookings/receipts.routes.ts";
import type * as reports from "./bookings/reports.routes.ts";
import type * as contactMessages from "./messages/contact-messages.routes.ts";
import type * as conversations from "./messages/conversations.routes.ts";
import type * as messages from "./messages/messages.routes.ts";
import type * as patientSession from "./patients/patient-session.routes.ts";
import type * as patients from "./patients/patients.routes.ts";
import type * as catalogue from "./public/catalogue.routes.ts";
import type * as site from "./public/public.routes.ts";
import type * as bench from "./round/bench.routes.ts";
import type * as centreSample from "./round/centre-sample.routes.ts";
import type * as round from "./round/round.routes.ts";
import type * as visitLinks from "./visit-links/visit-links.routes.ts";

type ProblemOf<Code, Details> = { code: Code } & Partial<Details>;

/** The answer to a failed call (RFC 9457): its sentence, and what its code says in detail. */
export type Problem = {
  title?: string;
  detail?: string;
  /** Error text by field path, e.g. `patient.name`. */
  errors?: Record<string, string>;
} & (
  | { [Code in ErrorCode]: ProblemOf<Code, Code extends keyof ErrorDetails ? ErrorDetails[Code] : unknown> }[ErrorCode]
  | ProblemOf<"unavailable", { helpline: string }>
  | ProblemOf<Exclude<keyof ApiTexts["protocolErrors"], "unavailable"> | undefined, unknown>
);

/**
 * Every call of the API by method and path, e.g. `Contract["GET /api/tests/{id}"]`: its input and its response as they
 * appear in HTTP. Types only (decision 031): pages import nothing else from the API.
 */
export type Contract = { [R in Route as KeyOf<R>]: ContractCall<R> };

type Route = Extract<
  | Values<typeof assignments>
  | Values<typeof bookings>
  | Values<typeof bench>
  | Values<typeof centreSample>
  | Values<typeof boards>
  | Values<typeof adminSession>
  | Values<typeof adminStatus>
  | Values<typeof analytics>
  | Values<typeof auditLog>
  | Values<typeof contactMessages>
  | Values<typeof labSettings>
  | Values<typeof servedAreas>
  | Values<typeof waitlist>
  | Values<typeof patientSession>
  | Values<typeof adminCatalogue>
  | Values<(typeof adminCatalogue)["entryRoutes"][keyof (typeof adminCatalogue)["entryRoutes"]]>
  | Values<typeof secondStep>
  | Values<typeof staff>
  | Values<typeof translations>
  | Values<typeof conversations>
  | Values<typeof messages>
  | Values<typeof patients>
  | Values<typeof closings>
  | Values<typeof money>
  | Values<typeof optOuts>
  | Values<typeof receipts>
  | Values<typeof reports>
  | Values<typeof round>
  | Values<typeof visitLinks>
  | Values<(typeof catalogue)["listRoutes"]>
  | Values<(typeof catalogue)["detailRoutes"]>
  | Values<typeof site>,
  { method: string; path: string }
>;

type Values<T> = T[keyof T];

type KeyOf<R extends { method: string; path: string }> = `${Uppercase<R["method"]>} /api${R["path"]}`;

type ContractCall<R> = {
  /** Path and query parameters: `path` fills the braces. */
  address: PathInput<R> & QueryInput<R>;
  sent: PathInput<R> & QueryInput<R> & BodyInput<R>;
  answer: R extends { responses: infer Responses } ? SuccessResponses<Responses> : never;
};

type PathInput<R> = R extends { request: { params: infer Params } }
  ? { path: SchemaInput<Params> }
  : { path?: undefined };

/** Optional if none of its parameters is required. */
type QueryInput<R> = R extends { request: { query: infer Query } }
  ? Partial<SchemaInput<Query>> extends SchemaInput<Query>
    ? { query?: SchemaInput<Query> }
    : { query: SchemaInput<Query> }
  : { query?: undefined };

type BodyInput<R> = R extends { request: { body: { content: { "application/json": { schema: infer Json } } } } }
  ? { body: SchemaInput<Json> }
  : { body?: undefined };

type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** JSON of the successful responses; undefined for an empty body, never for a body that is not JSON. */
type SuccessResponses<Responses> = Values<{
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends { content: infer Content }
    ? Content extends { "application/json": { schema: infer Schema extends z.ZodType } }
      ? z.output<Schema>
      : never
    : undefined;
}>;

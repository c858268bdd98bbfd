import type { z } from "@hono/zod-openapi";
import type * as bookings from "./bookings/routes.ts";
import type * as boards from "./desk/board-routes.ts";
import type * as editing from "./desk/editing-routes.ts";
import type * as desk from "./desk/routes.ts";
import type * as staff from "./desk/staff-routes.ts";
import type * as secondStep from "./gate/second-step-routes.ts";
import type * as messages from "./messages/routes.ts";
import type * as patients from "./patients/routes.ts";
import type * as reports from "./reports/routes.ts";
import type * as catalogue from "./site/catalogue-routes.ts";
import type * as site from "./site/routes.ts";

/**
 * Every call of the API by its method and address, e.g. `Contract["GET /api/tests/{id}"]`: what is sent, as it is
 * written on the wire, and what is answered. Types alone (decision 031): the pages take nothing else of the API.
 */
export type Contract = { [R in Route as KeyOf<R>]: Call<R> };

type Route = Extract<
  | Values<typeof bookings>
  | Values<typeof boards>
  | Values<typeof desk>
  | Values<typeof editing>
  | Values<(typeof editing)["entryRoutes"][keyof (typeof editing)["entryRoutes"]]>
  | Values<typeof secondStep>
  | Values<typeof staff>
  | Values<typeof messages>
  | Values<typeof patients>
  | Values<typeof reports>
  | Values<(typeof catalogue)["listRoutes"]>
  | Values<(typeof catalogue)["detailRoutes"]>
  | Values<typeof site>,
  { method: string; path: string }
>;

type Values<T> = T[keyof T];

type KeyOf<R extends { method: string; path: string }> = `${Uppercase<R["method"]>} /api${R["path"]}`;

type Call<R> = {
  /** What its address says: `path` fills the braces. */
  address: Path<R> & Query<R>;
  sent: Path<R> & Query<R> & Body<R>;
  answer: R extends { responses: infer Responses } ? Answers<Responses> : never;
};

type Path<R> = R extends { request: { params: infer Params } } ? { path: Sent<Params> } : { path?: undefined };

/** Left out where none of its parameters must be there. */
type Query<R> = R extends { request: { query: infer Asked } }
  ? Partial<Sent<Asked>> extends Sent<Asked>
    ? { query?: Sent<Asked> }
    : { query: Sent<Asked> }
  : { query?: undefined };

type Body<R> = R extends { request: { body: { content: { "application/json": { schema: infer Json } } } } }
  ? { body: Sent<Json> }
  : { body?: undefined };

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** The JSON of the answers that are no refusal; undefined where there is nothing in them, never where it is no JSON. */
type Answers<Responses> = Values<{
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends { content: infer Content }
    ? Content extends { "application/json": { schema: infer Schema extends z.ZodType } }
      ? z.output<Schema>
      : never
    : undefined;
}>;

import { z } from "@hono/zod-openapi";
import { GREATEST_ID } from "#core/written.ts";

/** A JSON answer in the API's description. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { content: { "application/json": { schema } }, description };
}

/** A JSON body in the API's description; a request without one is refused. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: { content: { "application/json": { schema } }, required: true } } as const;
}

/** A form's body in the API's description, as programs of providers send it. */
export function form<Schema extends z.ZodType>(schema: Schema) {
  return { body: { content: { "application/x-www-form-urlencoded": { schema } }, required: true } } as const;
}

/** A PDF in the API's description, as a body or as an answer; its bytes are not looked at here. */
export const pdfContent = { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } };

/** RFC 9457; `detail` is a sentence that a patient can read, `errors` names fields. */
const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .catchall(z.unknown())
  .openapi("Problem");

const meanings = {
  400: "Malformed",
  401: "Sign-in needed",
  403: "Not allowed",
  404: "Not found",
  409: "The state has changed",
  413: "Too large",
  415: "Not a format that is read here",
  422: "Well formed, but a rule is broken",
  429: "Too many attempts; see Retry-After",
  503: "Not at the moment",
} as const;

export type RefusalStatus = keyof typeof meanings;

type Refusals<Status extends number> = {
  [S in Status]: { content: { "application/problem+json": { schema: typeof Problem } }; description: string };
};

/** The refusals of a route in the API's description; all are problem+json. */
export function refusals<Status extends RefusalStatus>(...statuses: Status[]): Refusals<Status> {
  const described: Partial<Refusals<Status>> = {};
  for (const status of statuses) {
    described[status] = { content: { "application/problem+json": { schema: Problem } }, description: meanings[status] };
  }
  return described as Refusals<Status>;
}

/** An id in an address; `sentence` is what is said of anything else. */
export function idInAddress(sentence = "The number in the address is not valid.") {
  return z.coerce.number<number>(sentence).int(sentence).positive(sentence).max(GREATEST_ID, sentence);
}

export const numberedPath = z.object({ id: idInAddress().openapi({ param: { in: "path", name: "id" } }) });

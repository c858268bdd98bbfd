import { z } from "@hono/zod-openapi";
import type { ValidationKey } from "#core/i18n/validation.ts";
import { MAX_ID } from "#core/text-schemas.ts";

/** Describes a JSON response. */
export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { content: { "application/json": { schema } }, description };
}

/** Describes a required JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { content: { "application/json": { schema } }, required: true } } as const;
}

/** Describes a form body, as providers' callbacks send it. */
export function formBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { content: { "application/x-www-form-urlencoded": { schema } }, required: true } } as const;
}

/** Describes a PDF, as a body or a response; its bytes are not validated here. */
export const pdfContent = { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } };

/** RFC 9457; `detail` is a sentence that a patient can read, `errors` names fields. */
const ProblemSchema = z
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

const statusDescriptions = {
  400: "Malformed",
  401: "Sign-in needed",
  403: "Not allowed",
  404: "Not found",
  409: "Conflict with the current state",
  413: "Too large",
  415: "Unsupported media type",
  422: "Well formed, but a rule is violated",
  429: "Too many attempts; see Retry-After",
  503: "Temporarily unavailable; see Retry-After",
} as const;

export type ErrorStatus = keyof typeof statusDescriptions;

type ErrorResponses<Status extends number> = {
  [S in Status]: { content: { "application/problem+json": { schema: typeof ProblemSchema } }; description: string };
};

/** Describes the error responses of a route; all are problem+json. */
export function errorResponses<Status extends ErrorStatus>(...statuses: Status[]): ErrorResponses<Status> {
  const responses: Partial<ErrorResponses<Status>> = {};
  for (const status of statuses) {
    responses[status] = {
      content: { "application/problem+json": { schema: ProblemSchema } },
      description: statusDescriptions[status],
    };
  }
  return responses as ErrorResponses<Status>;
}

/** Schema of an id in a path; `key` names the message for any other value. */
export function createIdSchema(key: ValidationKey = "query-id") {
  return z.coerce.number<number>(key).int(key).positive(key).max(MAX_ID, key);
}

export const idParams = z.object({ id: createIdSchema().openapi({ param: { in: "path", name: "id" } }) });

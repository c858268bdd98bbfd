import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** A JSON schema, as far as values are made from it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

export type Parameter = { in: "path" | "query" | "header"; name: string; required?: boolean; schema: Schema };

/** Returns what is wrong with a value; null if it is as described. */
export type ResponseValidator = (value: unknown) => string | null;

type Content = { schema: Schema };

type DescribedOperation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
};

/** The API's own OpenAPI document, as far as it is read here. */
export type Description = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** A call of the description. */
export type Operation = {
  /** `POST /api/bookings/{id}/report/release` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Its body, if it takes one. */
  body: { type: string; schema: Schema; judge: ResponseValidator } | undefined;
  /** For each possible status, the validator of each content type; none for an empty response. */
  answers: ReadonlyMap<number, ReadonlyMap<string, ResponseValidator>>;
};

/** Returns the calls of the description. A response may have no undescribed field; a request may. */
export function listOperations(description: Description): Operation[] {
  const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: false });
  addFormats.default(ajv);
  ajv.addVocabulary(["components", "example"]);
  const components = withoutAdditionalProperties(description.components ?? {});
  const judgeOf = (schema: object): ResponseValidator => {
    const isValid = ajv.compile({ ...schema, components });
    return (value) => (isValid(value) ? null : ajv.errorsText(isValid.errors, { dataVar: "" }));
  };
  return Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => toOperation(method.toUpperCase(), path, call, judgeOf)),
  );
}

function toOperation(
  method: string,
  path: string,
  { parameters = [], requestBody, responses }: DescribedOperation,
  judgeOf: (schema: object) => ResponseValidator,
): Operation {
  const [taken] = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses).map(([status, { content = {} }]) => {
    const judges = Object.entries(content).map(
      ([type, { schema }]) => [type, judgeOf(withoutAdditionalProperties(schema))] as const,
    );
    return [Number(status), new Map(judges)] as const;
  });
  const body = taken && { type: taken[0], schema: taken[1].schema, judge: judgeOf(taken[1].schema) };
  return { name: `${method} ${path}`, method, path, parameters, body, answers: new Map(answers) };
}

/** Returns the schema with every object closed that does not declare additional properties. */
function withoutAdditionalProperties<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutAdditionalProperties) as Value;
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutAdditionalProperties(part)]),
  );
  const isObject = inner.type === "object" && "properties" in inner && !("additionalProperties" in inner);
  return (isObject ? { ...inner, additionalProperties: false } : inner) as Value;
}

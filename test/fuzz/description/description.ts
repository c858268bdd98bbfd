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

/** Says what is wrong with a value; null where it is as described. */
export type Judge = (value: unknown) => string | null;

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
  /** What it takes, where it takes a body. */
  body: { type: string; schema: Schema; judge: Judge } | undefined;
  /** For each status that it may answer, the judge of each content type; none where the answer is empty. */
  answers: ReadonlyMap<number, ReadonlyMap<string, Judge>>;
};

/** The calls of the description. An answer may hold no field that the description does not name; a request may. */
export function operationsOf(description: Description): Operation[] {
  const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: false });
  addFormats.default(ajv);
  ajv.addVocabulary(["components", "example"]);
  const components = closed(description.components ?? {});
  const judgeOf = (schema: object): Judge => {
    const isValid = ajv.compile({ ...schema, components });
    return (value) => (isValid(value) ? null : ajv.errorsText(isValid.errors, { dataVar: "" }));
  };
  return Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => operationOf(method.toUpperCase(), path, call, judgeOf)),
  );
}

function operationOf(
  method: string,
  path: string,
  { parameters = [], requestBody, responses }: DescribedOperation,
  judgeOf: (schema: object) => Judge,
): Operation {
  const [taken] = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses).map(([status, { content = {} }]) => {
    const judges = Object.entries(content).map(([type, { schema }]) => [type, judgeOf(closed(schema))] as const);
    return [Number(status), new Map(judges)] as const;
  });
  const body = taken && { type: taken[0], schema: taken[1].schema, judge: judgeOf(taken[1].schema) };
  return { name: `${method} ${path}`, method, path, parameters, body, answers: new Map(answers) };
}

/** The schema with every object closed that does not say itself what else it may hold. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value;
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isObject = inner.type === "object" && "properties" in inner && !("additionalProperties" in inner);
  return (isObject ? { ...inner, additionalProperties: false } : inner) as Value;
}

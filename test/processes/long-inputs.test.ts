import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, runProduct, visitorHeader } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { publicPages } from "#web/lib/public-pages.ts";

/** Nearly all that Node accepts as a request's head. */
const LONG = 15_000;
const EXPECTED_STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429];

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
let staff = "";
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error", ADMIN_PASSWORD: "a-password-for-tests" });
  const { headers } = await send("/api/admin/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "a-password-for-tests" }),
  });
  staff = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

let visitors = 0;
/** Another visitor each time, so that the length is tested and not a rate limit. */
function send(path: string, { headers, ...init }: RequestInit = {}) {
  visitors += 1;
  const address = `198.51.${visitors >> 8}.${visitors & 255}`;
  return fetch(product.url + path, {
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
    ...init,
    headers: { ...(headers as Record<string, string>), [visitorHeader]: address },
  });
}

/** Texts of one letter, of words, of punctuation and of letters that take nine bytes in an address. */
const shapes = ["x", "vitmin d ", "a.", "ਡੀ", "(((", "\\n "];
const createLongText = (shape: string) => shape.repeat(Math.floor(LONG / shape.length));
/** As long in an address. */
const createLongSegment = (shape: string) => createLongText(encodeURIComponent(shape));

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
};
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Returns a body in which every text is long; numbers, lists and other values are small. */
function filled(schema: Schema, text: string, described: Description): unknown {
  const named = schema.$ref && described.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""];
  if (named) return filled(named, text, described);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return filled(first, text, described);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, of]) => [name, filled(of, text, described)]),
    );
  }
  if (schema.items) return [filled(schema.items, text, described)];
  const types = [schema.type].flat();
  if (types.includes("integer") || types.includes("number")) return 1;
  return types.includes("boolean") ? true : text;
}

async function described(): Promise<Description> {
  return (await send("/api/openapi.json")).json() as Promise<Description>;
}

test("every call rejects 15,000 letters in its address, its query and each text of its body", async () => {
  const description = await described();
  const text = createLongText("vitmin d ");
  const odd: string[] = [];
  const recordUnexpected = async (call: string, path: string, init: RequestInit) => {
    const { status } = await send(path, { ...init, headers: { ...(init.headers as object), cookie: staff } });
    if (!EXPECTED_STATUSES.includes(status)) odd.push(`${call}: ${status}`);
  };
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [name, { parameters = [], requestBody }] of Object.entries(methods)) {
      const call = `${name.toUpperCase()} ${path}`;
      const method = name.toUpperCase();
      const plain = path.replace(/\{\w+\}/g, "1");
      if (path.includes("{"))
        await recordUnexpected(call, path.replace(/\{\w+\}/, createLongSegment("vitmin d ")).replace(/\{\w+\}/g, "1"), {
          method,
        });
      for (const query of parameters.filter((parameter) => parameter.in === "query"))
        await recordUnexpected(`${call} ${query.name}`, `${plain}?${query.name}=${createLongSegment("vitmin d ")}`, {
          method,
        });
      const json = requestBody?.content["application/json"];
      if (!json) continue;
      const body = JSON.stringify(filled(json.schema, text, description));
      await recordUnexpected(`${call} body`, plain, { method, body, headers: { "content-type": "application/json" } });
    }
  }
  expect(odd).toEqual([]);
});

test("every page rejects a long address and long cookies, and responds to a long form", async () => {
  const odd: string[] = [];
  const recordUnexpected = async (what: string, path: string, init: RequestInit, expected: number[]) => {
    const answer = await send(path, init);
    await answer.text();
    if (!expected.includes(answer.status)) odd.push(`${what} ${path.slice(0, 40)}: ${answer.status}`);
  };
  for (const [page, names] of Object.entries({
    ...publicPages,
    login: [],
    admin: ["search"],
    "patient-dashboard": [],
  })) {
    for (const shape of shapes) {
      for (const name of [...names, "x"]) {
        const address = `/${page}?${name}=${createLongSegment(shape)}`;
        await recordUnexpected("query", address, {}, [400]);
        await recordUnexpected("data", address.replace("?", ".data?"), {}, [400]);
      }
    }
    await recordUnexpected("path", `/${page}/${createLongText("x")}`, {}, [400]);
    await recordUnexpected(
      "cookie",
      `/${page}`,
      { headers: { cookie: `nabz.session_token=${createLongText("x")}` } },
      [400],
    );
  }
  for (const [path, fields] of Object.entries({
    "/contact": ["name", "email", "phone", "subject", "message"],
    "/login": ["phone", "code"],
    "/book/5": ["name", "phone", "email", "age", "address", "pinCode", "date", "time", "packageId", "totalAmount"],
    "/?index": ["phone", "pinCode"],
  })) {
    for (const shape of shapes.slice(0, 3)) {
      const form = new URLSearchParams(fields.map((field) => [field, createLongText(shape)]));
      await recordUnexpected("form", path, { method: "POST", body: form }, [200, 400, 413, 422]);
    }
  }
  expect(odd).toEqual([]);
});

test("a browser rejected for its cookies gets a page that explains how to delete them", async () => {
  const { headers } = await send("/", { headers: { cookie: `a=${createLongText("x")}` } });
  expect(headers.get("clear-site-data")).toBe('"cookies"');
});

test("a search of 4,000 letters shows the results of its first 200", async () => {
  const page = await (await send(`/tests-new?search=${"tsh+".repeat(999)}`)).text();
  expect(page).toContain("Thyroid");
  expect(page).not.toContain("tsh ".repeat(60));
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct, visitorHeader } from "#test/product.ts";
import { publicPages } from "#web/public-pages.ts";

/** Nearly all that Node takes of a request's head. */
const LONG = 15_000;
const REFUSALS = [400, 401, 403, 404, 409, 413, 415, 422, 429];

let folder: Awaited<ReturnType<typeof freshFolder>>;
let product: Product;
let staff = "";
beforeAll(async () => {
  folder = await freshFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error", ADMIN_PASSWORD: "a-password-for-tests" });
  const { headers } = await ask("/api/admin/session", {
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
/** Each time another visitor, so that no limit of one answers for the length. */
function ask(path: string, { headers, ...init }: RequestInit = {}) {
  visitors += 1;
  const address = `198.51.${visitors >> 8}.${visitors & 255}`;
  return fetch(product.url + path, {
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
    ...init,
    headers: { ...(headers as Record<string, string>), [visitorHeader]: address },
  });
}

/** Texts of one letter, of words, of marks and of letters that take nine bytes in an address. */
const shapes = ["x", "vitmin d ", "a.", "ਡੀ", "(((", "\\n "];
const longOf = (shape: string) => shape.repeat(Math.floor(LONG / shape.length));
/** As long in an address. */
const longIn = (shape: string) => longOf(encodeURIComponent(shape));

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

/** A body in which every text is long; numbers, lists and what else is there are small. */
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
  return (await ask("/api/openapi.json")).json() as Promise<Description>;
}

test("every call refuses 15,000 letters in its address, its query and each text of its body", async () => {
  const description = await described();
  const text = longOf("vitmin d ");
  const odd: string[] = [];
  const hear = async (call: string, path: string, init: RequestInit) => {
    const { status } = await ask(path, { ...init, headers: { ...(init.headers as object), cookie: staff } });
    if (!REFUSALS.includes(status)) odd.push(`${call}: ${status}`);
  };
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [name, { parameters = [], requestBody }] of Object.entries(methods)) {
      const call = `${name.toUpperCase()} ${path}`;
      const method = name.toUpperCase();
      const plain = path.replace(/\{\w+\}/g, "1");
      if (path.includes("{"))
        await hear(call, path.replace(/\{\w+\}/, longIn("vitmin d ")).replace(/\{\w+\}/g, "1"), { method });
      for (const query of parameters.filter((one) => one.in === "query"))
        await hear(`${call} ${query.name}`, `${plain}?${query.name}=${longIn("vitmin d ")}`, { method });
      const json = requestBody?.content["application/json"];
      if (!json) continue;
      const body = JSON.stringify(filled(json.schema, text, description));
      await hear(`${call} body`, plain, { method, body, headers: { "content-type": "application/json" } });
    }
  }
  expect(odd).toEqual([]);
});

test("every page refuses a long address and long cookies, and shows itself to a long form", async () => {
  const odd: string[] = [];
  const hear = async (what: string, path: string, init: RequestInit, expected: number[]) => {
    const answer = await ask(path, init);
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
        const address = `/${page}?${name}=${longIn(shape)}`;
        await hear("query", address, {}, [400]);
        await hear("data", address.replace("?", ".data?"), {}, [400]);
      }
    }
    await hear("path", `/${page}/${longOf("x")}`, {}, [400]);
    await hear("cookie", `/${page}`, { headers: { cookie: `nabz.session_token=${longOf("x")}` } }, [400]);
  }
  for (const [path, fields] of Object.entries({
    "/contact": ["name", "email", "phone", "subject", "message"],
    "/login": ["phone", "code"],
    "/book/5": ["name", "phone", "email", "age", "address", "pinCode", "date", "time", "packageId", "totalAmount"],
    "/?index": ["phone", "pinCode"],
  })) {
    for (const shape of shapes.slice(0, 3)) {
      const form = new URLSearchParams(fields.map((field) => [field, longOf(shape)]));
      await hear("form", path, { method: "POST", body: form }, [200, 400, 413, 422]);
    }
  }
  expect(odd).toEqual([]);
});

test("a browser that is refused for its cookies is told to forget them", async () => {
  const { headers } = await ask("/", { headers: { cookie: `a=${longOf("x")}` } });
  expect(headers.get("clear-site-data")).toBe('"cookies"');
});

test("a search of 4,000 letters shows what its first 200 find", async () => {
  const page = await (await ask(`/tests-new?search=${"tsh+".repeat(999)}`)).text();
  expect(page).toContain("Thyroid");
  expect(page).not.toContain("tsh ".repeat(60));
});

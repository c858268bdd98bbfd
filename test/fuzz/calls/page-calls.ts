import fc from "fast-check";
import type { Client, FuzzCall } from "#test/fuzz/call.ts";
import { hostileName, hostileText } from "#test/fuzz/hostile-values.ts";
import { plausibleTexts } from "#test/fuzz/value-from-schema.ts";
import type { FuzzFixture } from "#test/fuzz/world.ts";
import { publicPages } from "#web/lib/public-pages.ts";
import { formatQuery, invalidParameters, invalidSegment, type Parameters } from "./addresses.ts";
import { bodyEncodingVariants, contentTypeVariants, type Fields, formVariants } from "./bodies.ts";
import { headerVariants, visitorAddress } from "./headers.ts";
import type { PageForm } from "./page-forms.ts";
import type { PagePath } from "./page-paths.ts";
import { combineVariants, type Variants } from "./valid-and-invalid.ts";

const asker = fc.constantFrom<Client>("visitor", "visitor", "patient", "admin", "both", "forged");

/** Visits to a page, by its address and by React Router's own request for its data. */
export function arbitraryPageVisits(page: PagePath, world: FuzzFixture): fc.Arbitrary<FuzzCall> {
  const parts = combineVariants({
    path: pathPart(page),
    query: pageQuery(page, world),
    headers: headerVariants,
    method: {
      valid: fc.constant("GET"),
      invalid: fc.constantFrom("HEAD", "OPTIONS", "TRACE", "PROPFIND", "PUT", "DELETE", "POST"),
    },
  });
  return fc.tuple(parts, asker, visitorAddress).map(([{ path, query, headers, method }, who, where]) => ({
    row: `GET ${page.path}`,
    held: { to: "pages" },
    asker: who,
    method,
    path: `${path}${formatQuery(query)}`,
    headers: [where, ...headers],
    body: null,
  }));
}

/** Forms posted to a page: its own, validly or invalidly filled, and an invented one where it has none. */
export function arbitraryFormPosts(page: PagePath, world: FuzzFixture): fc.Arbitrary<FuzzCall> {
  const form = world.forms.find((entry) => entry.page === page.example);
  const fields = arbitraryFields(form, world);
  const parts = combineVariants({
    path: pathPart(page),
    query: form ? actionQuery(form) : pageQuery(page, world),
    headers: headerVariants,
    method: { valid: fc.constant("POST"), invalid: fc.constantFrom("PUT", "PATCH", "DELETE") },
    bytes: formVariants(fields, oddFields(fields)),
    type: contentTypeVariants("application/x-www-form-urlencoded"),
    coding: bodyEncodingVariants,
  });
  return fc
    .tuple(parts, asker, visitorAddress)
    .map(([{ path, query, headers, method, bytes, type, coding }, who, where]) => {
      const sent = coding(bytes);
      return {
        row: `POST ${page.path}`,
        held: { to: "pages" },
        asker: who,
        method,
        path: `${path}${formatQuery(query)}`,
        headers: [where, ...(type === null ? [] : [["content-type", type] as const]), ...headers, ...sent.headers],
        body: sent.bytes,
      };
    });
}

function pathPart({ path, names }: PagePath): Variants<string> {
  const filled = (segment: string) => path.replace(/:\w+|\*/g, segment);
  const known = names.length === 0 ? fc.constant(path) : fc.nat(60).map((id) => filled(String(id)));
  const odd = names.length === 0 ? fc.constant(path) : invalidSegment.map(filled);
  return {
    valid: known,
    invalid: fc.tuple(fc.oneof(known, odd), fc.boolean()).map(([one, asData]) => (asData ? toDataPath(one) : one)),
  };
}

/** Returns where React Router's browser side requests a page's data: `/contact` → `/contact.data`. */
function toDataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

const routeNames = [
  "root",
  "public/layout/layout",
  "public/home/home-page",
  "public/contact/contact-page",
  "book",
  "no-such-route",
  "root,root",
  "",
];

const parametersOfPages: Record<string, readonly string[]> = publicPages;
const everyParameter = [...new Set(Object.values(parametersOfPages).flat())];

function pageQuery({ path }: PagePath, world: FuzzFixture): Variants<Parameters> {
  const names = parametersOfPages[path.split("/")[1] ?? ""] ?? [];
  const value = fc.oneof(
    fc.nat(60).map(String),
    fc.constantFrom("1,2,3", "true", "yes", "comprehensive-health", "kaur", world.days[0] ?? ""),
  );
  const fit = fc.array(fc.tuple(fc.constantFrom(...names, "utm_source"), value), { maxLength: 2 });
  const routes = fc.constantFrom(...routeNames).map((route): Parameters => [["_routes", route]]);
  const odd = invalidParameters(fit, everyParameter);
  return { valid: fit, invalid: fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: routes }) };
}

function actionQuery({ action }: PageForm): Variants<Parameters> {
  const own: Parameters = [...new URLSearchParams(action.split("?")[1])];
  return { valid: fc.constant(own), invalid: invalidParameters(fc.constant(own), everyParameter) };
}

function arbitraryFields(form: PageForm | undefined, world: FuzzFixture): fc.Arbitrary<Fields> {
  if (!form || form.fields.length === 0) return fc.constant([["phone", world.phones[0] ?? ""]]);
  const fields = form.fields.map(({ name, values }) => {
    const words =
      plausibleTexts(name, world) ?? (values.length > 0 ? fc.constantFrom(...values) : fc.constant("Home collection"));
    // The honeypot stays empty.
    return (name === "website" ? fc.constant("") : words).map((value): Fields[number] => [name, value]);
  });
  return fc.tuple(...fields);
}

/** Variants of valid fields: some dropped, doubled, renamed or with values that no person types. */
function oddFields(fit: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const change = fc.record({ at: fc.nat(40), how: fc.nat(4), text: hostileText, name: hostileName });
  return fc.tuple(fit, fc.array(change, { minLength: 1, maxLength: 3 })).map(([fields, changes]) =>
    changes.reduce((changed, { at, how, text, name }) => {
      const index = at % (changed.length + 1);
      const [before, after] = [changed.slice(0, index), changed.slice(index + 1)];
      const [own = "phone", value = ""] = changed[index] ?? [];
      const ways: Fields[] = [
        [],
        [
          [own, value],
          [own, text],
        ],
        [[name, value]],
        [[own, text]],
        [[own, text]],
      ];
      return [...before, ...(ways[how] ?? []), ...after];
    }, fields),
  );
}

import fc from "fast-check";
import type { Asker, Call } from "#test/fuzz/call.ts";
import { wordsFor } from "#test/fuzz/values/from-schema.ts";
import { hostileName, hostileText } from "#test/fuzz/values/hostile.ts";
import type { World } from "#test/fuzz/world.ts";
import { publicPages } from "#web/public-pages.ts";
import { oddParameters, oddSegment, type Parameters, queryText } from "./addresses.ts";
import { bodyCoding, contentType, type Fields, formBytes } from "./bodies.ts";
import { place, someHeaders } from "./headers.ts";
import { inMoods, type Part } from "./moods.ts";
import type { PageForm } from "./page-forms.ts";
import type { PagePath } from "./page-paths.ts";

const asker = fc.constantFrom<Asker>("nobody", "nobody", "patient", "desk", "both", "forged");

/** Visits to a page, by its address and by React Router's own request for its data. */
export function visitsTo(page: PagePath, world: World): fc.Arbitrary<Call> {
  const parts = inMoods({
    path: pathPart(page),
    query: pageQuery(page, world),
    headers: someHeaders,
    method: {
      fit: fc.constant("GET"),
      odd: fc.constantFrom("HEAD", "OPTIONS", "TRACE", "PROPFIND", "PUT", "DELETE", "POST"),
    },
  });
  return fc.tuple(parts, asker, place).map(([{ path, query, headers, method }, who, where]) => ({
    row: `GET ${page.path}`,
    held: { to: "pages" },
    asker: who,
    method,
    path: `${path}${queryText(query)}`,
    headers: [where, ...headers],
    body: null,
  }));
}

/** Forms sent to a page: its own, filled well or ill, and a form that it does not have where it has none. */
export function formsTo(page: PagePath, world: World): fc.Arbitrary<Call> {
  const form = world.forms.find((one) => one.page === page.example);
  const fields = fieldsOf(form, world);
  const parts = inMoods({
    path: pathPart(page),
    query: form ? ownQuery(form) : pageQuery(page, world),
    headers: someHeaders,
    method: { fit: fc.constant("POST"), odd: fc.constantFrom("PUT", "PATCH", "DELETE") },
    bytes: formBytes(fields, oddFields(fields)),
    type: contentType("application/x-www-form-urlencoded"),
    coding: bodyCoding,
  });
  return fc.tuple(parts, asker, place).map(([{ path, query, headers, method, bytes, type, coding }, who, where]) => {
    const sent = coding(bytes);
    return {
      row: `POST ${page.path}`,
      held: { to: "pages" },
      asker: who,
      method,
      path: `${path}${queryText(query)}`,
      headers: [where, ...(type === null ? [] : [["content-type", type] as const]), ...headers, ...sent.headers],
      body: sent.bytes,
    };
  });
}

function pathPart({ path, names }: PagePath): Part<string> {
  const filled = (segment: string) => path.replace(/:\w+|\*/g, segment);
  const known = names.length === 0 ? fc.constant(path) : fc.nat(60).map((id) => filled(String(id)));
  const odd = names.length === 0 ? fc.constant(path) : oddSegment.map(filled);
  return {
    fit: known,
    odd: fc.tuple(fc.oneof(known, odd), fc.boolean()).map(([one, asData]) => (asData ? dataAddress(one) : one)),
  };
}

/** Where React Router's browser side asks for a page's data: `/contact` → `/contact.data`. */
function dataAddress(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

const routeNames = [
  "root",
  "site/layout",
  "site/home",
  "contact/contact-page",
  "book",
  "no-such-route",
  "root,root",
  "",
];

const parametersOfPages: Record<string, readonly string[]> = publicPages;
const everyParameter = [...new Set(Object.values(parametersOfPages).flat())];

function pageQuery({ path }: PagePath, world: World): Part<Parameters> {
  const names = parametersOfPages[path.split("/")[1] ?? ""] ?? [];
  const value = fc.oneof(
    fc.nat(60).map(String),
    fc.constantFrom("1,2,3", "true", "yes", "comprehensive-health", "kaur", world.days[0] ?? ""),
  );
  const fit = fc.array(fc.tuple(fc.constantFrom(...names, "utm_source"), value), { maxLength: 2 });
  const routes = fc.constantFrom(...routeNames).map((route): Parameters => [["_routes", route]]);
  const odd = oddParameters(fit, everyParameter);
  return { fit, odd: fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: routes }) };
}

function ownQuery({ action }: PageForm): Part<Parameters> {
  const own: Parameters = [...new URLSearchParams(action.split("?")[1])];
  return { fit: fc.constant(own), odd: oddParameters(fc.constant(own), everyParameter) };
}

function fieldsOf(form: PageForm | undefined, world: World): fc.Arbitrary<Fields> {
  if (!form || form.fields.length === 0) return fc.constant([["phone", world.phones[0] ?? ""]]);
  const fields = form.fields.map(({ name, values }) => {
    const words =
      wordsFor(name, world) ?? (values.length > 0 ? fc.constantFrom(...values) : fc.constant("Home collection"));
    // What only a program fills in stays empty.
    return (name === "website" ? fc.constant("") : words).map((value): Fields[number] => [name, value]);
  });
  return fc.tuple(...fields);
}

/** Of fit fields: some lost, doubled, renamed or holding what nobody types. */
function oddFields(fit: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const change = fc.record({ at: fc.nat(40), how: fc.nat(4), text: hostileText, name: hostileName });
  return fc.tuple(fit, fc.array(change, { minLength: 1, maxLength: 3 })).map(([fields, changes]) =>
    changes.reduce((changed, { at, how, text, name }) => {
      const place = at % (changed.length + 1);
      const [before, after] = [changed.slice(0, place), changed.slice(place + 1)];
      const [own = "phone", value = ""] = changed[place] ?? [];
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

import { Window } from "happy-dom";

/** A form of a page that is sent by POST without scripts. */
export type PageForm = {
  page: string;
  /** Where it is sent, with its query. */
  action: string;
  /** Its fields and, where the page fills or offers them, their values. */
  fields: { name: string; values: string[] }[];
};

/** Returns the POST forms of a page, as a browser without scripts reads them. */
export function parseForms(page: string, html: string): PageForm[] {
  const { document } = new Window({ url: `http://localhost${page}` });
  document.write(html);
  return [...document.querySelectorAll("form[method=post]")].map((form) => {
    const action = new URL(form.getAttribute("action") ?? page, `http://localhost${page}`);
    const named = [...form.querySelectorAll("[name]")];
    const names = new Set(named.map((field) => field.getAttribute("name") ?? ""));
    return {
      page,
      action: `${action.pathname}${action.search}`,
      fields: [...names].map((name) => ({
        name,
        values: named.filter((field) => field.getAttribute("name") === name).flatMap(parseFieldValues),
      })),
    };
  });
}

function parseFieldValues(field: {
  getAttribute(name: string): string | null;
  querySelectorAll(css: string): Iterable<{ getAttribute(name: string): string | null; textContent: string }>;
}): string[] {
  const options = [...field.querySelectorAll("option")].map(
    (option) => option.getAttribute("value") ?? option.textContent,
  );
  const own = field.getAttribute("value");
  return own === null || own === "" ? options : [own, ...options];
}

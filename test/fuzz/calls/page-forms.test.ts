import { expect, test } from "vitest";
import { parseForms } from "./page-forms.ts";
import { pagePaths } from "./page-paths.ts";

test("parses where a page's forms are sent, and their fields with the page's values", () => {
  const html = `<form action="/tests" method="get"><input name="search"></form>
    <form action="/?index#waitlist" method="post"><input name="phone"><input name="mode" value="phone">
    <select name="time"><option value="">Choose</option><option>10:00 AM</option></select></form>`;
  expect(parseForms("/", html)).toEqual([
    {
      page: "/",
      action: "/?index",
      fields: [
        { name: "phone", values: [] },
        { name: "mode", values: ["phone"] },
        { name: "time", values: ["", "10:00 AM"] },
      ],
    },
  ]);
});

test("finds the site map's pages with their parameters, and an address with content", () => {
  expect(pagePaths).toContainEqual({ path: "/", names: [], example: "/" });
  expect(pagePaths).toContainEqual({ path: "/tests/:id", names: ["id"], example: "/tests/1" });
  expect(pagePaths).toContainEqual({ path: "/admin/lab", names: [], example: "/admin/lab" });
});

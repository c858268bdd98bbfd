import { expect, test } from "vitest";
import { formsOf } from "./page-forms.ts";
import { pagePaths } from "./page-paths.ts";

test("a page's forms tell where they go, and their fields with what the page offers for them", () => {
  const html = `<form action="/tests" method="get"><input name="search"></form>
    <form action="/?index#waitlist" method="post"><input name="phone"><input name="mode" value="phone">
    <select name="time"><option value="">Choose</option><option>10:00 AM</option></select></form>`;
  expect(formsOf("/", html)).toEqual([
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

test("the site map's pages are found with their parameters, and an address where there is something to see", () => {
  expect(pagePaths).toContainEqual({ path: "/", names: [], example: "/" });
  expect(pagePaths).toContainEqual({ path: "/tests/:id", names: ["id"], example: "/tests/1" });
  expect(pagePaths).toContainEqual({ path: "/admin/lab", names: [], example: "/admin/lab" });
});

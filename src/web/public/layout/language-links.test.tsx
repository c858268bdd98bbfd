import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Language } from "#core/i18n/languages.ts";
import { LanguageLinks } from "./language-links.tsx";

afterEach(cleanup);

const site = (languages: Language[]) => ({ root: { origin: "https://nabz.test", languages } });

function show(path: string, languages: Language[] = ["en", "pa", "hi"]): HTMLAnchorElement[] {
  const child = { path: "*", element: <LanguageLinks className="" /> };
  const router = createMemoryRouter(
    [{ id: "root", path: "/", element: <Outlet />, loader: () => null, children: [child] }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: site(languages) },
    },
  );
  render(<RouterProvider router={router} />);
  return screen.queryAllByRole("link");
}

test("names each language in its own letters, and leads to the same page with its query", () => {
  const links = show("/tests-new?category=3");
  expect(links.map((link) => [link.textContent, link.lang, link.hreflang, link.getAttribute("href")])).toEqual([
    ["English", "en", "en", "/tests-new?category=3"],
    ["ਪੰਜਾਬੀ", "pa", "pa", "/pa/tests-new?category=3"],
    ["हिन्दी", "hi", "hi", "/hi/tests-new?category=3"],
  ]);
});

test("marks the language of the page", () => {
  expect(show("/contact").map((link) => link.getAttribute("aria-current"))).toEqual(["true", null, null]);
});

test("takes along filters that the page has written into its address since", () => {
  const [, punjabi] = show("/tests-new");
  window.history.replaceState(null, "", "/tests-new?search=sugar");
  if (punjabi) fireEvent.click(punjabi);
  expect(punjabi?.getAttribute("href")).toMatch(/\/pa\/tests-new\?search=sugar$/);
});

test.each<[Language[]]>([[["en"]], [[]]])("a page served in %j offers no language", (languages) => {
  expect(show("/contact", languages)).toEqual([]);
});

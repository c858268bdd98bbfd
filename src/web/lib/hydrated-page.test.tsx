import { dehydrate, QueryClient, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { HydratedPage, PageStatesContext } from "./hydrated-page.tsx";
import type { PageData } from "./prefetch.ts";
import { QueryProvider } from "./query-provider.tsx";

const NAME = "Sugar </script><script>alert(1)</script> & “fasting”";
const queryFn = vi.fn(async () => "asked again");

function Name() {
  const { data } = useQuery({ queryKey: ["name"], queryFn: queryFn });
  return <h1>{data ?? "…"}</h1>;
}

const page = (data: PageData) => (
  <QueryProvider>
    <HydratedPage data={data}>
      <Name />
    </HydratedPage>
  </QueryProvider>
);

function createState(name: string) {
  const client = new QueryClient();
  client.setQueryData(["name"], name);
  return dehydrate(client);
}

afterEach(() => {
  queryFn.mockClear();
});

test("a rendered page has its data in a JSON script that no text can end, and hydrates with it", () => {
  const data = { dehydrated: 0 };
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  // As the server renders it, where there is no document.
  vi.stubGlobal("document", undefined);
  const html = renderToString(<PageStatesContext value={[createState(NAME)]}>{page(data)}</PageStatesContext>);
  vi.unstubAllGlobals();
  container.innerHTML = html;
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(container.querySelectorAll("script[type='application/json']")).toHaveLength(1);
  render(page(data), { container, hydrate: true });
  expect(screen.getByRole("heading").textContent).toBe(NAME);
  expect(queryFn).not.toHaveBeenCalled();
});

test("the router's own response has its data as a text", () => {
  render(page({ dehydrated: JSON.stringify(createState(NAME)) }));
  expect(screen.getByRole("heading").textContent).toBe(NAME);
  expect(queryFn).not.toHaveBeenCalled();
});

test("sections load their own data where the page's data script is missing", async () => {
  render(page({ dehydrated: 3 }));
  expect(await screen.findByText("asked again")).toBeDefined();
});

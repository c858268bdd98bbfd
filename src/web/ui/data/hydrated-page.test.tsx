import { dehydrate, QueryClient, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { HydratedPage, PageStates } from "./hydrated-page.tsx";
import type { PageData } from "./prefetch.ts";
import { QueryProvider } from "./query-provider.tsx";

const NAME = "Sugar </script><script>alert(1)</script> & “fasting”";
const asked = vi.fn(async () => "asked again");

function Name() {
  const { data } = useQuery({ queryKey: ["name"], queryFn: asked });
  return <h1>{data ?? "…"}</h1>;
}

const page = (data: PageData) => (
  <QueryProvider>
    <HydratedPage data={data}>
      <Name />
    </HydratedPage>
  </QueryProvider>
);

function stateOf(name: string) {
  const client = new QueryClient();
  client.setQueryData(["name"], name);
  return dehydrate(client);
}

afterEach(() => {
  asked.mockClear();
});

test("a rendered page brings its data in a script of JSON that no text of it can end, and wakes with it", () => {
  const data = { dehydrated: 0 };
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  // As the server renders it, where there is no document.
  vi.stubGlobal("document", undefined);
  const html = renderToString(<PageStates value={[stateOf(NAME)]}>{page(data)}</PageStates>);
  vi.unstubAllGlobals();
  container.innerHTML = html;
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(container.querySelectorAll("script[type='application/json']")).toHaveLength(1);
  render(page(data), { container, hydrate: true });
  expect(screen.getByRole("heading").textContent).toBe(NAME);
  expect(asked).not.toHaveBeenCalled();
});

test("the router's own answer brings its data as a text", () => {
  render(page({ dehydrated: JSON.stringify(stateOf(NAME)) }));
  expect(screen.getByRole("heading").textContent).toBe(NAME);
  expect(asked).not.toHaveBeenCalled();
});

test("where a page's script of data is gone, its sections ask for themselves", async () => {
  render(page({ dehydrated: 3 }));
  expect(await screen.findByText("asked again")).toBeDefined();
});

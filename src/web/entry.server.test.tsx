// @vitest-environment node
import { lazy, type ReactNode, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import * as entry from "./entry.server.tsx";

vi.mock("react-dom/server", { spy: true });
beforeEach(() => vi.clearAllMocks());

const shown = (children: ReactNode) => (
  <html lang="en">
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

/** Renders a page of one component as the server does. */
async function render(Page: () => ReactNode) {
  const route = { id: "root", path: "" };
  const module = { default: Page, ErrorBoundary: () => shown(<p>Sorry</p>), Layout: undefined };
  const build = {
    entry: { module: entry },
    routes: {
      root: { ...route, module },
      page: { id: "page", parentId: "root", path: "page", module: { default: Outlet } },
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...route, module: "/root.js" } },
      version: "1",
    },
    future: {},
    ssr: true,
    basename: "/",
    routeDiscovery: { mode: "initial" },
  };
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(entry.pageClientsContext, []);
  context.set(entry.tellFailureContext, (failure) => failures.push(failure));
  const answer = createRequestHandler(build as unknown as ServerBuild, "production");
  const page = await answer(new Request("http://nabz.test/"), context);
  return { status: page.status, html: entry.textOf(page) ?? "", failures };
}

const hereLater = (text: string) =>
  lazy(async () => ({
    default: () => <p>{text}</p>,
  }));

test("a page is one document with all that the router hands over", async () => {
  const { status, html, failures } = await render(() => shown(<p>Thyroid profile</p>));
  expect([status, failures]).toEqual([200, []]);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<body><p>Thyroid profile<\/p>/);
  expect(html).toContain("streamController.enqueue(");
  expect(html).toContain("streamController.close()");
  expect(renderToReadableStream).not.toHaveBeenCalled();
});

test("a part whose script is still to be loaded stands in the page, the first time and later", async () => {
  const Part = hereLater("Summary");
  const Page = () =>
    shown(
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>,
    );
  for (const _ of [1, 2]) {
    const { status, html } = await render(Page);
    expect([status, html.includes("<p>Summary</p>"), html.includes("Loading")]).toEqual([200, true, false]);
  }
  expect(renderToReadableStream).toHaveBeenCalledTimes(1);
});

test("a part without a place of its own to wait in is waited for as well", async () => {
  const Part = hereLater("Summary");
  expect((await render(() => shown(<Part />))).html).toContain("<p>Summary</p>");
});

test("a page that fails is told once, and answers the error page with 500", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("broken");
  const { status, html, failures } = await render(() => {
    throw failure;
  });
  expect([status, failures]).toEqual([500, [failure]]);
  expect(html).toContain("<p>Sorry</p>");
});

test("a part that fails is told once, and the rest of its page is sent with 500", async () => {
  const failure = new Error("broken");
  const Broken = (): ReactNode => {
    throw failure;
  };
  const { status, html, failures } = await render(() =>
    shown(
      <>
        <p>Thyroid profile</p>
        <Suspense>
          <Broken />
        </Suspense>
      </>,
    ),
  );
  expect([status, failures]).toEqual([500, [failure]]);
  expect(html).toContain("<p>Thyroid profile</p>");
});

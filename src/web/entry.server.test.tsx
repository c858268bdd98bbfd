// @vitest-environment node
import { lazy, type ReactNode, Suspense } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import * as entry from "./entry.server.tsx";

vi.mock("react-dom/server", { spy: true });
beforeEach(() => vi.clearAllMocks());

const wrapDocument = (children: ReactNode) => (
  <html lang="en">
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

/** Renders a page of one component as the server does; `handleRequest` replaces what renders it. */
async function render(Page: () => ReactNode, handleRequest: HandleRequest = entry.default) {
  const route = { id: "root", path: "" };
  const module = { default: Page, ErrorBoundary: () => wrapDocument(<p>Sorry</p>), Layout: undefined };
  const build = {
    entry: { module: { ...entry, default: handleRequest } },
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
  context.set(entry.reportFailureContext, (failure) => failures.push(failure));
  const answer = createRequestHandler(build as unknown as ServerBuild, "production");
  const page = await answer(new Request("http://nabz.test/"), context);
  return { status: page.status, html: entry.getPageText(page) ?? (await page.text()), failures };
}

type HandleRequest = (...call: Parameters<typeof entry.default>) => Promise<Response>;

const createDelayedText = (text: string) =>
  lazy(async () => ({
    default: () => <p>{text}</p>,
  }));

test("a page is one document with all data that the router hands over", async () => {
  const { status, html, failures } = await render(() => wrapDocument(<p>Thyroid profile</p>));
  expect([status, failures]).toEqual([200, []]);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<body><p>Thyroid profile<\/p>/);
  expect(html).toContain("streamController.enqueue(");
  expect(html).toContain("streamController.close()");
  expect(renderToReadableStream).not.toHaveBeenCalled();
});

// Once this fails, the stream may be left to the router (decision 053).
test("the router alone leaves its data out of a page that is rendered in one piece", async () => {
  const { html } = await render(
    () => wrapDocument(<p>Thyroid profile</p>),
    async (request, _status, _headers, context) =>
      new Response(renderToString(<ServerRouter context={context} url={request.url} />)),
  );
  expect(html).toContain("<p>Thyroid profile</p>");
  expect(html).not.toContain("streamController.enqueue(");
});

test("renders a lazy part completely, the first time and later", async () => {
  const Part = createDelayedText("Summary");
  const Page = () =>
    wrapDocument(
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

test("waits for a lazy part without a Suspense boundary too", async () => {
  const Part = createDelayedText("Summary");
  expect((await render(() => wrapDocument(<Part />))).html).toContain("<p>Summary</p>");
});

test("reports a failing page once, and responds with the error page and 500", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("broken");
  const { status, html, failures } = await render(() => {
    throw failure;
  });
  expect([status, failures]).toEqual([500, [failure]]);
  expect(html).toContain("<p>Sorry</p>");
});

test("reports a failing part once, and sends the rest of the page with 500", async () => {
  const failure = new Error("broken");
  const Broken = (): ReactNode => {
    throw failure;
  };
  const { status, html, failures } = await render(() =>
    wrapDocument(
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

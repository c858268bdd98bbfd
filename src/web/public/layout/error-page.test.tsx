import { render, screen } from "@testing-library/react";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";

test.each([
  [404, "404 Page Not Found", "/"],
  [413, "This is too much to send at once", "/contact?sent=yes"],
  [503, "We cannot show this page right now", "/contact?sent=yes"],
  [500, "We encountered a problem", "/contact?sent=yes"],
  [418, "We encountered a problem", "/contact?sent=yes"],
])("shows the router's response %i as %j, with a link on", (status, title, way) => {
  const Component = () => <ErrorPage error={new ErrorResponse(status, "", "")} />;
  const Stub = createRoutesStub([{ path: "/contact", Component }]);
  render(<Stub initialEntries={["/contact?sent=yes"]} />);
  const heading = screen.getAllByRole("heading", { level: 1 }).at(-1);
  expect(heading?.textContent).toBe(title);
  expect(heading?.parentElement?.querySelector("a")?.getAttribute("href")).toBe(way);
});

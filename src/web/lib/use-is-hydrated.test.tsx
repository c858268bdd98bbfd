import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { countRenders } from "#test/count-renders.tsx";
import { useIsHydrated, useWhenHydrated } from "./use-is-hydrated.ts";

test("is false on the server and true in the browser", () => {
  const Asleep = () => <p>{String(useIsHydrated())}</p>;
  expect(renderToString(<Asleep />)).toBe("<p>false</p>");
  expect(renderHook(useIsHydrated).result.current).toBe(true);
});

test("renders again only where the server could not know the value", () => {
  expect(countRenders(() => useWhenHydrated(true))).toBe(2);
  expect(countRenders(() => useWhenHydrated(false))).toBe(1);
});

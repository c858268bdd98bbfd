import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { timesDrawn } from "#test/times-drawn.tsx";
import { useIsAwake, useOnceAwake } from "./use-is-awake.ts";

test("a page is asleep on the server and awake in the browser", () => {
  const Asleep = () => <p>{String(useIsAwake())}</p>;
  expect(renderToString(<Asleep />)).toBe("<p>false</p>");
  expect(renderHook(useIsAwake).result.current).toBe(true);
});

test("what the server could not tell is drawn again where it is so, and only there", () => {
  expect(timesDrawn(() => useOnceAwake(true))).toBe(2);
  expect(timesDrawn(() => useOnceAwake(false))).toBe(1);
});

import { expect, test } from "vitest";
import { createPerFile } from "./one-per-file.ts";

function createNumberedLabs() {
  const open = new Set<number>();
  let started = 0;
  const labs = createPerFile(async () => {
    started += 1;
    const number = started;
    open.add(number);
    return { number, close: async () => void open.delete(number) };
  });
  return { labs, open };
}

test("gives all tests of a file the same lab", async () => {
  const { labs } = createNumberedLabs();
  expect((await labs.of("long-words")).number).toBe(1);
  expect((await labs.of("long-words")).number).toBe(1);
});

test("starts another lab for the next file, and closes the previous one", async () => {
  const { labs, open } = createNumberedLabs();
  await labs.of("long-words");
  expect((await labs.of("nothing-floats")).number).toBe(2);
  expect([...open]).toEqual([2]);
  expect((await labs.of("long-words")).number).toBe(3);
});

test("closes the last lab at the end", async () => {
  const { labs, open } = createNumberedLabs();
  await labs.close();
  await labs.of("long-words");
  await labs.close();
  expect(open.size).toBe(0);
});

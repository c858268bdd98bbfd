import { afterEach, expect } from "vitest";

const unanswered: string[] = [];

/** Tests of components answer what is requested themselves: a request that reached a network would outlast its test. */
globalThis.fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  unanswered.push(address);
  throw new TypeError(`No test answers ${address}`);
};

afterEach(() => expect(unanswered.splice(0)).toEqual([]));

/**
 * Loaded into the product's process before it starts (NODE_OPTIONS=--import): a SIGUSR2 triggers the worst that a
 * library might do, and a second one an uncaught error.
 */
process.once("SIGUSR2", () => {
  console.error("%s is odd:\nin two lines", "this", { a: { b: { c: 1 } } });
  console.warn(new TypeError("printed by a library"), "and told");
  console.log({ nested: "object" });
  process.emitWarning("as the runtime warns", { code: "NABZ_TEST", detail: "in\nlines" });
  Promise.reject({ message: "refused without an error", code: "ODD" });
  Promise.reject(new Response(null, { status: 502, statusText: "Bad Gateway" }));
  process.once("SIGUSR2", () => {
    throw new RangeError("not caught");
  });
});

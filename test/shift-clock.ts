/**
 * Loaded before everything else by the runs on another day (`node --import`, script/run-test-days.ts): this whole
 * process then runs so many milliseconds later, and time goes on. The product's source knows nothing of it.
 *
 * PostgreSQL's own clock stays as it is. That is sound because nothing compares the two: every stored instant comes
 * from the process, and the queue, which uses the database's clock alone, is given delays in seconds
 * (test/architecture.test.ts). The shift only goes forward: a browser would drop a cookie that expires before its own
 * time.
 */
export const clockShift = {
  /** For tests only. */
  setting: "TEST_CLOCK_SHIFT_MS",
  milliseconds: Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0),
};

/**
 * Shifts the clock of the current global scope. Journeys send its source to the browser, so it must not use anything
 * from outside.
 */
export function shiftClock(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, called) => Reflect.construct(real, given.length === 0 ? [real.now()] : given, called),
    apply: (real) => new real(real.now()).toString(),
  });
  Date.prototype.constructor = Date;
}

/** A test runner loads this file again, by its own loader, in a process whose clock is shifted already. */
const hasShiftedClock = Symbol.for("the clock of tests is shifted");
if (clockShift.milliseconds > 0 && !(hasShiftedClock in globalThis)) {
  Object.defineProperty(globalThis, hasShiftedClock, { value: true });
  shiftClock(clockShift.milliseconds);
}

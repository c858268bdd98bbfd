/**
 * Loaded before everything else by the runs that take place on another day (`node --import`, script/run-days.ts): all of
 * this process then happens so many milliseconds later, and time goes on. The product's source knows nothing of it.
 *
 * PostgreSQL's own clock stays as it is. That is sound because nothing compares the two: every instant that is kept comes
 * from the process, and the queue, which lives by the database's clock alone, is asked in seconds (test/house.test.ts).
 * The shift goes forwards alone: a browser would throw away a cookie that ended before its own now.
 */
export const clockShift = {
  /** What only tests know. */
  setting: "TEST_CLOCK_SHIFT_MS",
  milliseconds: Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0),
};

/** Shifts the clock of whatever it runs in. Journeys send its text to the browser, so it uses nothing from outside. */
export function shiftClock(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, called) => Reflect.construct(real, given.length === 0 ? [real.now()] : given, called),
    apply: (real) => new real(real.now()).toString(),
  });
  Date.prototype.constructor = Date;
}

/** A runner of tests loads this file again, by its own loader, in a process whose clock is shifted already. */
const isShifted = Symbol.for("the clock of tests is shifted");
if (clockShift.milliseconds > 0 && !(isShifted in globalThis)) {
  Object.defineProperty(globalThis, isShifted, { value: true });
  shiftClock(clockShift.milliseconds);
}

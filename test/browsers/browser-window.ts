export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** A browser window with one page, as the driver of each engine offers it. */
export type BrowserWindow = {
  /** Name and version, as the browser reports them. */
  version: string;
  goTo(url: string): Promise<unknown>;
  /** Sets the size of the page itself. */
  resize(size: Size): Promise<void>;
  /** Returns the value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point of the viewport. */
  press(point: Point): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** The page printed on A4, as PDF; null where the driver cannot print. */
  printToPdf: (() => Promise<Uint8Array>) | null;
  /** The errors in its console, as far as the driver reports them. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<unknown>;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** A window of a browser with one page, as the driver of each engine offers it. */
export type BrowserWindow = {
  /** Name and version, as the browser itself says. */
  version: string;
  goTo(url: string): Promise<unknown>;
  /** Gives the page itself this size. */
  resize(size: Size): Promise<void>;
  /** What an expression is worth in the page. */
  ask(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the view. */
  press(point: Point): Promise<unknown>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<unknown>;
  /** A PNG of the view. */
  picture(): Promise<Uint8Array>;
  /** The page printed on A4, as PDF; null where the driver cannot print. */
  paper: (() => Promise<Uint8Array>) | null;
  /** The errors that its console has shown, as far as the driver hears them. */
  complaints(): Promise<string[]>;
  close(): Promise<unknown>;
};

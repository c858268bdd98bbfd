import type { Visitor } from "#test/browsers/visitor.ts";

/** Common to all journeys in an engine: a fresh demo, and a folder for screenshots. */
export type Scene = {
  visitor: Visitor;
  home: string;
  /** Saves a screenshot or PDF under its file name. */
  keep(file: string, content: Uint8Array): Promise<void>;
};

export type Journey = {
  name: string;
  /** Only where the engine's driver can print. */
  isOnPaper?: true;
  /** Throws if it cannot be completed. */
  walk(scene: Scene): Promise<void>;
};

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** Takes screenshots of the page as on a phone and on a desktop; it stays on the desktop. */
export async function takeScreenshot({ visitor, keep }: Scene, name: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await visitor.window.resize(size);
    await visitor.window.evaluate("scrollTo(0, 0)");
    await keep(`${name}-${size.width}.png`, await visitor.window.screenshot());
  }
}

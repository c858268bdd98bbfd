import type { Visitor } from "#test/browsers/visitor.ts";

/** What everybody who walks through an engine has: a fresh demo, and a folder for what is seen. */
export type Scene = {
  visitor: Visitor;
  home: string;
  /** Keeps a picture or a paper under its file's name. */
  keep(file: string, content: Uint8Array): Promise<void>;
};

export type Journey = {
  name: string;
  /** Only where the engine's driver can print. */
  isOnPaper?: true;
  /** Throws where it cannot be gone to its end. */
  walk(scene: Scene): Promise<void>;
};

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** Takes the page as it stands on a phone and on a desktop; it stays on the desktop. */
export async function picture({ visitor, keep }: Scene, name: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await visitor.window.resize(size);
    await visitor.window.ask("scrollTo(0, 0)");
    await keep(`${name}-${size.width}.png`, await visitor.window.picture());
  }
}

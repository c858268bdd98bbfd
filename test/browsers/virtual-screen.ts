import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createTempFolder } from "#test/temp-folder.ts";

const SIZE = "1600x1400x24";
/** A window is never narrower than its toolbars: without this 447 px, not a phone's 360. */
const NARROW_BARS = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }";

/** Starts an X server without a display, with the settings of a GTK program that runs on it. */
export async function startScreen(path: string) {
  const settings = await createTempFolder();
  await mkdir(join(settings.path, "gtk-3.0"));
  await writeFile(join(settings.path, "gtk-3.0", "gtk.css"), NARROW_BARS);
  const server = spawn(path, ["-displayfd", "3", "-screen", "0", SIZE, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return {
    settings: { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11", XDG_CONFIG_HOME: settings.path },
    async end() {
      const closed = once(server, "close");
      server.kill();
      await closed;
      await settings.remove();
    },
  };
}

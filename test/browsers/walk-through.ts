import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct } from "#test/product.ts";
import { type Engine, programsOf } from "./engines.ts";
import { deskJourneys } from "./journeys/desk.ts";
import type { Journey, Scene } from "./journeys/journey.ts";
import { looks } from "./journeys/looks.ts";
import { patientJourneys } from "./journeys/patient.ts";
import type { Outcome, Seen } from "./report.ts";
import { Visitor } from "./visitor.ts";

export const journeys: Journey[] = [...patientJourneys, ...deskJourneys, ...looks];

/** Walks all journeys in one engine, on a fresh demo; `folder` gets a folder of the engine's pictures. */
export async function walkThrough(engine: Engine, folder: string, tell: (what: string) => void): Promise<Seen> {
  const programs = programsOf(engine);
  if (!programs) return { engine: engine.name, missing: engine.packages };
  const pictures = join(folder, engine.name.toLowerCase());
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const data = await freshFolder();
  const product = await runProduct({ DATA_DIR: data.path, LOG_LEVEL: "error" });
  try {
    const window = await engine.open(programs);
    try {
      const keep: Scene["keep"] = (file, content) => writeFile(join(pictures, file), content);
      const scene: Scene = { visitor: new Visitor(window, product.url), home: product.url, keep };
      const outcomes: Outcome[] = [];
      for (const journey of journeys) {
        tell(`${engine.name}: ${journey.name}`);
        outcomes.push(await walk(journey, scene));
      }
      return { engine: engine.name, version: window.version, outcomes };
    } finally {
      await window.close();
    }
  } finally {
    await product.stop("SIGTERM");
    await data.remove();
  }
}

async function walk(journey: Journey, scene: Scene): Promise<Outcome> {
  if (journey.isOnPaper && !scene.visitor.window.paper) return "cannot";
  try {
    await journey.walk(scene);
    return "ok";
  } catch (failure) {
    await scene.keep(`failed, ${journey.name.replace(/\W+/g, " ")}.png`, await scene.visitor.window.picture());
    return { failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

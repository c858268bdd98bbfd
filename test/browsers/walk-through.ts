import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { adminJourneys } from "./admin-journeys.ts";
import { type Engine, findPrograms } from "./engines.ts";
import type { Journey, Scene } from "./journey.ts";
import { layoutJourneys } from "./layout-journeys.ts";
import { patientJourneys } from "./patient-journeys.ts";
import type { EngineResult, Outcome } from "./report.ts";
import { Visitor } from "./visitor.ts";

export const journeys: Journey[] = [...patientJourneys, ...adminJourneys, ...layoutJourneys];

/** Runs all journeys in one engine, on a fresh demo; the screenshots go into a subfolder of `folder`. */
export async function runJourneys(engine: Engine, folder: string, tell: (what: string) => void): Promise<EngineResult> {
  const programs = findPrograms(engine);
  if (!programs) return { engine: engine.name, missing: engine.packages };
  const pictures = join(folder, engine.name.toLowerCase());
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const data = await createTempFolder();
  const product = await runProduct({ DATA_DIR: data.path, LOG_LEVEL: "error" });
  try {
    const window = await engine.open(programs);
    try {
      const saveFile: Scene["keep"] = (file, content) => writeFile(join(pictures, file), content);
      const scene: Scene = { visitor: new Visitor(window, product.url), home: product.url, keep: saveFile };
      const outcomes: Outcome[] = [];
      for (const journey of journeys) {
        tell(`${engine.name}: ${journey.name}`);
        outcomes.push(await runJourney(journey, scene));
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

async function runJourney(journey: Journey, scene: Scene): Promise<Outcome> {
  if (journey.isOnPaper && !scene.visitor.window.printToPdf) return "cannot";
  try {
    await journey.walk(scene);
    return "ok";
  } catch (failure) {
    await scene.keep(`failed, ${journey.name.replace(/\W+/g, " ")}.png`, await scene.visitor.window.screenshot());
    return { failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

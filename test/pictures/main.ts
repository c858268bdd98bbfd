/** The commands of script/pictures. */
import { parseArgs } from "node:util";
import { comparePictures } from "./compare.ts";
import { prepareData } from "./demo-data.ts";
import { looks, takePictures } from "./take.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    width: { type: "string", default: "360,1280" },
    look: { type: "string", default: "light" },
    url: { type: "string" },
  },
});
const [command, folder, after] = positionals;
const only = new RegExp(values.only);

if (command === "take" && folder) {
  const chosenLooks = looks.filter((look) => values.look.split(",").includes(look));
  const widths = values.width.split(",").map(Number);
  const isComplete = await takePictures({ folder, only, widths, looks: chosenLooks, url: values.url });
  process.exitCode = isComplete ? 0 : 1;
} else if (command === "compare" && folder && after) {
  process.exitCode = (await comparePictures(folder, after, only)) ? 0 : 1;
} else if (command === "prepare" && folder) {
  await prepareData(folder);
} else {
  console.error("Usage: script/pictures take FOLDER | compare BEFORE AFTER | prepare DATA_FOLDER");
  process.exitCode = 2;
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "./fresh-folder.ts";

type Component = { "bom-ref": string; licenses?: { license?: { id?: string }; expression?: string }[] };

/** Whoever serves these to others must give their own source away, or must not sell what they make of it. */
const CANNOT_LIVE_WITH = /\b(?:AGPL|GPL|LGPL|SSPL|BUSL|EUPL|OSL|CC-BY-NC)/i;

const isOld = Number.parseInt(execFileSync("npm", ["--version"], { encoding: "utf8" }), 10) < 10;

test.skipIf(isOld)(
  "the bill of materials names each package of production, and no licence a lab cannot live with",
  { timeout: 60_000 },
  async () => {
    const folder = await freshFolder();
    onTestFinished(folder.remove);
    const file = join(folder.path, "sbom.json");
    execFileSync("script/sbom", [file]);
    const bill: { bomFormat: string; components: Component[] } = JSON.parse(readFileSync(file, "utf8"));
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = new Set(bill.components.map((component) => component["bom-ref"]));
    const isNamed = ([name, version]: [string, unknown]) => named.has(`${name}@${version}`);

    expect(bill.bomFormat).toBe("CycloneDX");
    expect(Object.entries(dependencies).filter((each) => !isNamed(each))).toEqual([]);
    expect(["vitest", "vite", "typescript"].filter((name) => isNamed([name, devDependencies[name]]))).toEqual([]);
    const licenceOf = ({ licenses = [] }: Component) => licenses.map((l) => l.expression ?? l.license?.id).join(" ");
    const refused = bill.components.filter((each) => licenceOf(each) === "" || CANNOT_LIVE_WITH.test(licenceOf(each)));
    expect(refused.map((each) => `${each["bom-ref"]} ${licenceOf(each)}`)).toEqual([]);
  },
);

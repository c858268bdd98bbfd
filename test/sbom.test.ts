import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "./temp-folder.ts";

type Component = { "bom-ref": string; licenses?: { license?: { id?: string }; expression?: string }[] };

/** Licences that would require us to publish our source, or that forbid selling what is made with them. */
const FORBIDDEN_LICENSES = /\b(?:AGPL|GPL|LGPL|SSPL|BUSL|EUPL|OSL|CC-BY-NC)/i;

const isOld = Number.parseInt(execFileSync("npm", ["--version"], { encoding: "utf8" }), 10) < 10;

test.skipIf(isOld)(
  "the bill of materials lists each production package, and no unacceptable licence",
  { timeout: 60_000 },
  async () => {
    const folder = await createTempFolder();
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
    const getLicence = ({ licenses = [] }: Component) => licenses.map((l) => l.expression ?? l.license?.id).join(" ");
    const forbidden = bill.components.filter(
      (each) => getLicence(each) === "" || FORBIDDEN_LICENSES.test(getLicence(each)),
    );
    expect(forbidden.map((each) => `${each["bom-ref"]} ${getLicence(each)}`)).toEqual([]);
  },
);

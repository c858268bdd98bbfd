import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Bundle, findBundle, parseMajorVersion, preparePrograms } from "./programs.server.ts";
import { findUnprivilegedUser } from "./system-user.server.ts";

const isRoot = process.getuid?.() === 0;
const user = isRoot ? findUnprivilegedUser() : undefined;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nabz-programs-"));
  chmodSync(folder, 0o755);
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

test("asks for DATABASE_URL in one line on an unsupported machine", () => {
  vi.stubGlobal("process", Object.create(process, { arch: { value: "s390x" } }));
  expect(findBundle).toThrow(/^No PostgreSQL for \w+-s390x is installed with nabz: set DATABASE_URL to .*$/);
});

test("asks for DATABASE_URL in one line if the programs do not run", async () => {
  const bundle = installedIn(join(folder, "package"));
  const program = join(bundle.root, "native", "bin", "postgres");
  writeFileSync(program, "#!/no/such/loader\n");
  const refusal = /^PostgreSQL does not run on this system .*: set DATABASE_URL to .*$/;
  await expect(preparePrograms(bundle, { user, programsCopyFolder: folder })).rejects.toThrow(refusal);
});

test("creates the links of a package installed without its scripts", async () => {
  const bundle = installedIn(join(folder, "package"));
  const links: { target: string }[] = JSON.parse(readFileSync(join(bundle.root, "native", "pg-symlinks.json"), "utf8"));
  for (const { target } of links) rmSync(join(bundle.root, target));
  const programs = await preparePrograms(bundle, { user, programsCopyFolder: folder });
  expect(programs).toBe(join(bundle.root, "native", "bin"));
  expect(links.every(({ target }) => existsSync(join(bundle.root, target)))).toBe(true);
});

test.skipIf(!isRoot)(
  "copies a package that only root may read once to where the server's user can run it",
  async () => {
    const hidden = join(folder, "root-only");
    mkdirSync(hidden, { mode: 0o700 });
    const bundle = installedIn(join(hidden, "package"));
    execFileSync("chmod", ["-R", "go=", bundle.root]);
    const directory = { user, programsCopyFolder: join(folder, "shelf") };
    const [programs, again] = await Promise.all([
      preparePrograms(bundle, directory),
      preparePrograms(bundle, directory),
    ]);
    expect(programs).toContain(join(directory.programsCopyFolder, `postgresql-${bundle.version}`));
    const made = statSync(programs).ctimeMs;
    expect(again).toBe(programs);
    expect(await preparePrograms(bundle, directory)).toBe(programs);
    expect(statSync(programs).ctimeMs).toBe(made);
    const version = execFileSync(join(programs, "initdb"), ["--version"], { encoding: "utf8", cwd: "/", ...user });
    expect(version).toContain(`(PostgreSQL) ${parseMajorVersion(bundle)}`);
  },
);

function installedIn(root: string): Bundle {
  const installed = findBundle();
  cpSync(installed.root, root, { recursive: true, verbatimSymlinks: true });
  return { root, version: installed.version };
}

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
import { type Bundle, findBundle, majorOf, preparePrograms } from "./programs.server.ts";
import { unprivilegedUser } from "./system-user.server.ts";

const isRoot = process.getuid?.() === 0;
const user = isRoot ? unprivilegedUser() : undefined;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nabz-programs-"));
  chmodSync(folder, 0o755);
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

test("a machine that no package fits is asked for DATABASE_URL, in one line", () => {
  vi.stubGlobal("process", Object.create(process, { arch: { value: "s390x" } }));
  expect(findBundle).toThrow(/^No PostgreSQL for \w+-s390x is installed with nabz: set DATABASE_URL to .*$/);
});

test("programs that do not run here ask for DATABASE_URL, in one line", async () => {
  const bundle = installedIn(join(folder, "package"));
  const program = join(bundle.root, "native", "bin", "postgres");
  writeFileSync(program, "#!/no/such/loader\n");
  const refusal = /^PostgreSQL does not run on this system .*: set DATABASE_URL to .*$/;
  await expect(preparePrograms(bundle, { user, programShelf: folder })).rejects.toThrow(refusal);
});

test("a package installed without its scripts gets its links", async () => {
  const bundle = installedIn(join(folder, "package"));
  const links: { target: string }[] = JSON.parse(readFileSync(join(bundle.root, "native", "pg-symlinks.json"), "utf8"));
  for (const { target } of links) rmSync(join(bundle.root, target));
  const programs = await preparePrograms(bundle, { user, programShelf: folder });
  expect(programs).toBe(join(bundle.root, "native", "bin"));
  expect(links.every(({ target }) => existsSync(join(bundle.root, target)))).toBe(true);
});

test.skipIf(!isRoot)(
  "a package that only root may read is copied once to where the server's user can run it",
  async () => {
    const hidden = join(folder, "root-only");
    mkdirSync(hidden, { mode: 0o700 });
    const bundle = installedIn(join(hidden, "package"));
    execFileSync("chmod", ["-R", "go=", bundle.root]);
    const place = { user, programShelf: join(folder, "shelf") };
    const [programs, again] = await Promise.all([preparePrograms(bundle, place), preparePrograms(bundle, place)]);
    expect(programs).toContain(join(place.programShelf, `postgresql-${bundle.version}`));
    const made = statSync(programs).ctimeMs;
    expect(again).toBe(programs);
    expect(await preparePrograms(bundle, place)).toBe(programs);
    expect(statSync(programs).ctimeMs).toBe(made);
    const version = execFileSync(join(programs, "initdb"), ["--version"], { encoding: "utf8", cwd: "/", ...user });
    expect(version).toContain(`(PostgreSQL) ${majorOf(bundle)}`);
  },
);

function installedIn(root: string): Bundle {
  const installed = findBundle();
  cpSync(installed.root, root, { recursive: true, verbatimSymlinks: true });
  return { root, version: installed.version };
}

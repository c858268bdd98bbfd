import { expect, test } from "vitest";
import { jsonLdText } from "./json-ld.tsx";

test("a text of the catalogue cannot end the script that holds it", () => {
  const told = jsonLdText({ "@type": "Product", name: "</script><script>alert(1)</script>" });
  expect(told).not.toContain("<");
  expect(JSON.parse(told)).toMatchObject({ name: "</script><script>alert(1)</script>" });
});

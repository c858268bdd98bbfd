import { expect, test } from "vitest";
import { formatJsonLd } from "./json-ld.tsx";

test("a text of the catalogue cannot end its script", () => {
  const json = formatJsonLd({ "@type": "Product", name: "</script><script>alert(1)</script>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ name: "</script><script>alert(1)</script>" });
});

import { expect, test } from "vitest";
import { redactPath } from "./request-log.server.ts";

test.each([
  ["/tests-new?search=9876543210", "/tests-new"],
  ["/api/bookings/12/items", "/api/bookings/12/items"],
  ["/api/patients/by-phone/9876543210", "/api/patients/by-phone/…"],
  ["/api/patients/by-phone/%2B919876543210", "/api/patients/by-phone/…"],
  ["/api/patients/by-phone/98765%2043210", "/api/patients/by-phone/…"],
  ["/api/patients/by-phone/+91-98765-43210", "/api/patients/by-phone/…"],
  ["/api/patients/by-phone/(98765).43210", "/api/patients/by-phone/(…"],
  ["/admin/BK-12345678", "/admin/BK…"],
  ["/assets/page-D3f4k2l1.js", "/assets/page-D3f4k2l1.js"],
])("logs %s as %s", (url, path) => {
  expect(redactPath(url)).toBe(path);
});

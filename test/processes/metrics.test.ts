import { expect, test } from "vitest";
import { createFreeSlotRequest, postBooking } from "./booking-requests.ts";
import { runProductForTest } from "./running-product.ts";

const METRICS_TOKEN = "a-token-for-tests-of-32-letters!";

test("a running product reports requests, cached pages and full slots, to clients with the token", async () => {
  const { url } = await runProductForTest({ METRICS_TOKEN });
  const request = await createFreeSlotRequest(url);
  const phones = ["98765 70001", "98765 70002", "98765 70003", "98765 70004", "98765 70005"];
  const booked = await Promise.all(
    phones.map((phone) =>
      postBooking(url, { ...request, patient: { ...request.patient, phone: phone.replace(" ", "") } }),
    ),
  );
  expect(booked.map((answer) => answer?.status).sort()).toEqual([201, 201, 201, 201, 409]);
  for (const path of ["/", "/", "/tests/5", "/tests/7", "/api/patients/by-phone/9876570001", "/nothing/9876570001"])
    await (await fetch(url + path)).arrayBuffer();

  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  const metrics = await answer.text();
  const requests = (method: string, route: string, status: string) =>
    `nabz_http_requests_total{method="${method}",route="${route}",status="${status}"}`;
  expect(metrics).toContain(`${requests("GET", "/", "2xx")} 2`);
  expect(metrics).toContain(`${requests("GET", "/tests/{id}", "2xx")} 2`);
  expect(metrics).toContain(`${requests("POST", "/api/bookings", "2xx")} 4`);
  expect(metrics).toContain(`${requests("GET", "other", "4xx")} 1`);
  expect(metrics).toContain(`${requests("GET", "/metrics", "4xx")} 1`);
  expect(metrics).toContain('nabz_refusals_total{code="slot-full"} 1');
  expect(metrics).toContain('nabz_queue_oldest_job_age_seconds{queue="message.written"}');
  // Without the values, whose digits may be any.
  expect(metrics.replace(/ \S+$/gm, "")).not.toMatch(/70001|98765|BK-/);
});

test("responds with 404 without a token, whatever is sent", async () => {
  const { url } = await runProductForTest({});
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("nabz_http");
});

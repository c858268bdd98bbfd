// Row 10.4
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

const withoutChannels = {
  LAB_MODE: "production",
  PUBLIC_URL: "https://nabz.example",
  SESSION_SECRET: "0123456789012345678901234567890123",
  CLIENT_ADDRESS_HEADER: "X-Real-IP",
};
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "0123456789abcdef0123456789abcdef",
  TWILIO_WHATSAPP_FROM: "+911612500000",
};
const production = { ...withoutChannels, ...twilio };

function linesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (refusal) {
    return refusal instanceof ConfigError ? refusal.lines : [String(refusal)];
  }
}

test("without settings it is a demo for this machine only", () => {
  expect(readConfig({})).toMatchObject({ mode: "demo", port: 3000, host: "127.0.0.1", isDemoExposed: false });
});

test("an empty setting counts as missing", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: "many" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ LAB_MODE: "test" }, "LAB_MODE"],
  [{ DATABASE_URL: "mysql://db/nabz" }, "DATABASE_URL"],
  [{ DATABASE_DIRECT_URL: "mysql://db/nabz" }, "DATABASE_DIRECT_URL"],
  [{ DATABASE_DIRECT_URL: "postgres://db/nabz" }, "DATABASE_DIRECT_URL"],
  [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
  [{ ADMIN_PASSWORD: "x".repeat(129) }, "ADMIN_PASSWORD"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ PATIENT_LOGIN: "none" }, "PATIENT_LOGIN"],
  [{ TWILIO_ACCOUNT_SID: "SK00" }, "TWILIO_ACCOUNT_SID"],
  [{ TWILIO_AUTH_TOKEN: "short" }, "TWILIO_AUTH_TOKEN"],
  [{ ...twilio, TWILIO_WHATSAPP_FROM: "1612500000" }, "TWILIO_WHATSAPP_FROM"],
  [{ ...twilio, TWILIO_SMS_FROM: "?" }, "TWILIO_SMS_FROM"],
  [{ ...twilio, TWILIO_WHATSAPP_TEMPLATES: "login-code" }, "TWILIO_WHATSAPP_TEMPLATES"],
  [{ ...twilio, TWILIO_API_URL: "api.twilio.com" }, "TWILIO_API_URL"],
  [{ SMTP_URL: "mail.example", MAIL_FROM: "care@nabz.example" }, "SMTP_URL"],
  [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "the lab" }, "MAIL_FROM"],
  [{ ...twilio, TWILIO_ACCOUNT_SID: "" }, "TWILIO_ACCOUNT_SID"],
  [{ ...twilio, TWILIO_AUTH_TOKEN: "" }, "TWILIO_AUTH_TOKEN"],
  [{ ...twilio, TWILIO_WHATSAPP_FROM: "" }, "TWILIO_WHATSAPP_FROM"],
  [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
  [{ MAIL_FROM: "care@nabz.example" }, "SMTP_URL"],
  [{ ...withoutChannels }, "TWILIO_ACCOUNT_SID"],
  [{ ...production, SESSION_SECRET: "short" }, "SESSION_SECRET"],
  [{ ...production, PUBLIC_URL: "nabz.example" }, "PUBLIC_URL"],
])("rejects the setting %j in one line with an example", (settings, name) => {
  expect(linesOf(settings)).toEqual([expect.stringMatching(new RegExp(`^${name} .+e\\.g\\. `))]);
});

const store = {
  FILES_S3_BUCKET: "nabz-reports",
  FILES_S3_REGION: "ap-south-1",
  FILES_S3_ACCESS_KEY_ID: "a-key",
  FILES_S3_SECRET_ACCESS_KEY: "a-secret",
};

test("files are in the data folder unless a store is configured", () => {
  expect(readConfig({ DATA_DIR: "/data" }).files).toEqual({ folder: "/data/files", s3: undefined });
  expect(readConfig(store).files.s3).toMatchObject({ bucket: "nabz-reports", endpoint: undefined });
});

test.each([...Object.keys(store), "all but the endpoint"])("a store without %s prevents the start", (missing) => {
  const half =
    missing in store
      ? Object.fromEntries(Object.entries(store).filter(([name]) => name !== missing))
      : { FILES_S3_ENDPOINT: "https://s3.lab.example" };
  const names = missing in store ? [missing] : Object.keys(store);
  expect(linesOf(half)).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name} .+e\\.g\\. `))));
});

test("an invalid collector URL is rejected, and a valid one enables traces", () => {
  expect(linesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" })).toEqual([
    expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT must .+e\.g\. /),
  ]);
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" }).tracesEndpoint).toBe(
    "http://localhost:4318",
  );
  expect(readConfig({}).tracesEndpoint).toBeUndefined();
});

test.each(["short", "two words that are long enough together"])(
  "METRICS_TOKEN=%s prevents the start",
  (METRICS_TOKEN) => {
    expect(linesOf({ METRICS_TOKEN })).toEqual([expect.stringMatching(/^METRICS_TOKEN must .+e\.g\. /)]);
  },
);

test("reports two invalid settings in two lines", () => {
  expect(linesOf({ PORT: "many", LOG_LEVEL: "loud" })).toHaveLength(2);
});

// Row 10.7
test("production reports everything missing at once, and listens on all addresses", () => {
  expect(linesOf({ LAB_MODE: "production" }).map((line) => line.split(" ")[0])).toEqual([
    "PUBLIC_URL",
    "SESSION_SECRET",
    "CLIENT_ADDRESS_HEADER",
    "TWILIO_ACCOUNT_SID",
  ]);
  expect(readConfig(production)).toMatchObject({
    mode: "production",
    host: "0.0.0.0",
    clientAddressHeader: "x-real-ip",
  });
});

// Row 10.7
test.each([
  ["0.0.0.0", true],
  ["192.168.1.4", true],
  ["localhost", false],
  ["::1", false],
])("a demo on %s is exposed: %s", (HOST, isOpenDemo) => {
  expect(readConfig({ HOST }).isDemoExposed).toBe(isOpenDemo);
});

test("patients of a demo sign in by phone alone, in production by a code, unless configured", () => {
  expect(readConfig({}).patientLogin).toBe("phone");
  expect(readConfig(production).patientLogin).toBe("otp");
  expect(readConfig({ PATIENT_LOGIN: "otp" }).patientLogin).toBe("otp");
});

test("production starts with phone-only sign-in, and with codes only by SMS", () => {
  expect(readConfig({ ...withoutChannels, PATIENT_LOGIN: "phone" }).twilio).toBeUndefined();
  const bySms = { ...twilio, TWILIO_WHATSAPP_FROM: "", TWILIO_SMS_FROM: "NABZLB" };
  expect(readConfig({ ...withoutChannels, ...bySms }).twilio).toMatchObject({ smsFrom: "NABZLB" });
});

test("parses approved templates by kind", () => {
  const sid = (digit: string) => `HX${digit.repeat(32)}`;
  const TWILIO_WHATSAPP_TEMPLATES = `login-code=${sid("a")}, booking-confirmed=${sid("b")}`;
  expect(readConfig({ ...twilio, TWILIO_WHATSAPP_TEMPLATES }).twilio?.templates).toEqual({
    "login-code": sid("a"),
    "booking-confirmed": sid("b"),
  });
});

test("parses approved templates by kind and language", () => {
  const sid = (digit: string) => `HX${digit.repeat(32)}`;
  const list = `visit-moved=${sid("a")},visit-moved.pa=${sid("b")},visit-moved.hi+link=${sid("c")}`;
  expect(readConfig({ ...twilio, TWILIO_WHATSAPP_TEMPLATES: list }).twilio).toMatchObject({
    templates: { "visit-moved": sid("a"), "visit-moved.pa": sid("b") },
    templatesWithLink: { "visit-moved.hi": sid("c") },
  });
});

test("parses approved templates with the visit link apart from those without", () => {
  const sid = (digit: string) => `HX${digit.repeat(32)}`;
  const read = (list: string) => readConfig({ ...twilio, TWILIO_WHATSAPP_TEMPLATES: list }).twilio;
  const both = `visit-moved=${sid("a")}, visit-moved+link=${sid("b")}, visit-soon+link=${sid("c")}`;
  expect(read(both)).toMatchObject({
    templates: { "visit-moved": sid("a") },
    templatesWithLink: { "visit-moved": sid("b"), "visit-soon": sid("c") },
  });
  for (const wrong of [`visit-moved+links=${sid("a")}`, `visit-moved+=${sid("a")}`, "visit-moved+link=HX1"])
    expect(() => read(wrong)).toThrow("must name a template's SID for each kind");
});

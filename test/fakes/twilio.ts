import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The fields of a message, named as in Twilio's description (api.v2010.account.message). */
export type TwilioMessage = {
  sid: string;
  to: string;
  from: string | null;
  messaging_service_sid: string | null;
  body: string;
  status: string;
  date_created: string;
  form: Record<string, string>;
};

/**
 * The response to the next request to send: rejected as the description says, or accepted and never (or not properly)
 * answered.
 */
export type FakeTwilioAnswer =
  | { status: number; code?: number; message?: string; retryAfterSeconds?: number }
  | { takenAnd: "silent" | "hung up" | "answered with 500" };

export type FakeTwilio = {
  url: string;
  account: { sid: string; token: string };
  messages: TwilioMessage[];
  /** Templates by Content SID, with {{1}} for the placeholders. */
  templates: Record<string, string>;
  /** Responses to the next requests to send, one each, other than "accepted". */
  answers: FakeTwilioAnswer[];
  /** Called when a message was accepted, before the response. */
  onReceived: (message: TwilioMessage) => Promise<void> | void;
  accountStatus: string;
  clock: () => Date;
  /** Returns the form and signature of a status report, as Twilio makes them. */
  report(message: TwilioMessage, status: string, errorCode?: number): FakeTwilioReport;
  /** Returns the form and signature of a message that someone writes to the lab, as Twilio makes them. */
  inbound(url: string, fields: InboundFields): FakeTwilioReport;
  close(): Promise<void>;
};

/** From is the sender, with "whatsapp:" for WhatsApp. */
export type InboundFields = {
  From: string;
  Body?: string;
  ButtonPayload?: string;
  NumMedia?: string;
  MessageSid?: string;
};

export type FakeTwilioReport = { url: string; form: Record<string, string>; signature: string };

/**
 * Starts a server on loopback with the parts of Twilio's public OpenAPI description (twilio_api_v2010) that the product
 * uses: POST and GET /Messages.json, GET of the account, Basic authentication, form bodies, errors with code and
 * more_info.
 */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const fake: FakeTwilio = {
    url: "",
    account: { sid: `AC${randomBytes(16).toString("hex")}`, token: randomBytes(16).toString("hex") },
    messages: [],
    templates: {},
    answers: [],
    onReceived: () => {},
    accountStatus: "active",
    clock: () => new Date(),
    report: (message, status, errorCode) => createReport(fake, message, status, errorCode),
    inbound: (url, fields) => createInbound(fake, url, fields),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    respond(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** Returns the settings of a product whose account is the fake's. */
export function toTwilioEnvironment({ account, url }: FakeTwilio): Record<string, string> {
  return {
    TWILIO_ACCOUNT_SID: account.sid,
    TWILIO_AUTH_TOKEN: account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: url,
  };
}

async function respond(fake: FakeTwilio, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", fake.url);
  const { sid, token } = fake.account;
  const account = `/2010-04-01/Accounts/${sid}`;
  const basic = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  if (request.headers.authorization !== basic)
    return sendError(response, { status: 401, code: 20003, message: "Authenticate" });
  if (request.method === "POST" && url.pathname === `${account}/Messages.json`) {
    return acceptMessage(fake, Object.fromEntries(new URLSearchParams(await text(request))), response);
  }
  if (request.method === "GET" && url.pathname === `${account}/Messages.json`) {
    const to = url.searchParams.get("To");
    const messages = fake.messages.filter((message) => to === null || message.to === to).reverse();
    return send(response, 200, {
      messages: messages.map(toPublicMessage),
      page: 0,
      page_size: 50,
      next_page_uri: null,
      uri: url.pathname,
    });
  }
  if (request.method === "GET" && url.pathname === `${account}.json`) {
    return send(response, 200, {
      sid,
      status: fake.accountStatus,
      friendly_name: "nabz lab",
      type: "Full",
      date_created: formatRfc2822(fake.clock()),
    });
  }
  sendError(response, { status: 404, code: 20404, message: `The requested resource ${url.pathname} was not found` });
}

async function acceptMessage(fake: FakeTwilio, form: Record<string, string>, response: ServerResponse): Promise<void> {
  const nextAnswer = fake.answers.shift();
  if (nextAnswer && "status" in nextAnswer) return sendError(response, nextAnswer);
  const mistake = findMistake(form);
  if (mistake) return sendError(response, { status: 400, ...mistake });
  const message: TwilioMessage = {
    sid: `SM${randomBytes(16).toString("hex")}`,
    to: form.To ?? "",
    from: form.From ?? null,
    messaging_service_sid: form.MessagingServiceSid ?? null,
    body: form.Body ?? renderTemplate(fake.templates[form.ContentSid ?? ""] ?? "", form.ContentVariables),
    status: "queued",
    date_created: formatRfc2822(fake.clock()),
    form,
  };
  fake.messages.push(message);
  await fake.onReceived(message);
  if (nextAnswer?.takenAnd === "silent") return;
  if (nextAnswer?.takenAnd === "hung up") return void response.destroy();
  if (nextAnswer) return sendError(response, { status: 500, code: 20500, message: "Internal server error" });
  send(response, 201, toPublicMessage(message));
}

function findMistake({ To, From, MessagingServiceSid, Body, ContentSid }: Record<string, string>) {
  if (!To) return { code: 21604, message: "A 'To' phone number is required." };
  if (!/^(whatsapp:)?\+[1-9]\d{7,14}$/.test(To)) return { code: 21211, message: `Invalid 'To' Phone Number: ${To}` };
  if (!From && !MessagingServiceSid) return { code: 21603, message: "A 'From' phone number is required." };
  return Body || ContentSid ? null : { code: 21602, message: "Message body is required." };
}

function renderTemplate(template: string, variables = "{}"): string {
  const values = JSON.parse(variables) as Record<string, string>;
  return template.replace(/\{\{(\d+)\}\}/g, (_, index: string) => values[index] ?? "");
}

function toPublicMessage({ form: _, ...message }: TwilioMessage) {
  return {
    ...message,
    direction: "outbound-api",
    error_code: null,
    error_message: null,
    num_media: "0",
    date_sent: null,
  };
}

function sendError(
  response: ServerResponse,
  { status, code, message, retryAfterSeconds }: Exclude<FakeTwilioAnswer, { takenAnd: string }>,
) {
  if (retryAfterSeconds !== undefined) response.setHeader("retry-after", String(retryAfterSeconds));
  send(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/**
 * https://www.twilio.com/docs/usage/security: the address, then every parameter in order, signed with the account's
 * token.
 */
function createReport(
  { account }: FakeTwilio,
  message: TwilioMessage,
  status: string,
  errorCode?: number,
): FakeTwilioReport {
  const url = message.form.StatusCallback ?? "";
  const form: Record<string, string> = {
    ...{ AccountSid: account.sid, ApiVersion: "2010-04-01", MessageSid: message.sid, MessageStatus: status },
    ...{ SmsSid: message.sid, SmsStatus: status, To: message.to, From: message.from ?? "" },
    ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
  };
  return sign(account.token, url, form);
}

function createInbound({ account }: FakeTwilio, url: string, fields: InboundFields): FakeTwilioReport {
  const sid = fields.MessageSid ?? `SM${randomBytes(16).toString("hex")}`;
  const form: Record<string, string> = {
    ...{ AccountSid: account.sid, ApiVersion: "2010-04-01", MessageSid: sid, SmsSid: sid, SmsMessageSid: sid },
    ...{ SmsStatus: "received", To: "whatsapp:+911612500000", NumSegments: "1", NumMedia: "0", Body: "" },
    ...fields,
  };
  return sign(account.token, url, form);
}

function sign(token: string, url: string, form: Record<string, string>): FakeTwilioReport {
  const signed = Object.keys(form)
    .sort()
    .reduce((text, name) => text + name + form[name], url);
  return { url, form, signature: createHmac("sha1", token).update(signed).digest("base64") };
}

/** RFC 2822, as the description says. */
function formatRfc2822(moment: Date): string {
  return moment.toUTCString().replace("GMT", "+0000");
}

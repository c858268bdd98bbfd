import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What the double holds of a message, in the words of Twilio's description (api.v2010.account.message). */
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

/** How the next request to send is answered: refused as the description says, or taken and never (or not properly) answered. */
export type Answer =
  | { status: number; code?: number; message?: string; retryAfterSeconds?: number }
  | { takenAnd: "silent" | "hung up" | "answered with 500" };

export type TwilioDouble = {
  url: string;
  account: { sid: string; token: string };
  messages: TwilioMessage[];
  /** Templates by Content SID, with {{1}} for the gaps. */
  templates: Record<string, string>;
  /** Answers the next requests to send, one each, otherwise than with "taken". */
  answers: Answer[];
  /** What happens when a message was taken, before it is answered. */
  onTaken: (message: TwilioMessage) => Promise<void> | void;
  accountStatus: string;
  clock: () => Date;
  /** The form and signature of a report, as Twilio makes them. */
  report(message: TwilioMessage, status: string, errorCode?: number): Report;
  close(): Promise<void>;
};

export type Report = { url: string; form: Record<string, string>; signature: string };

/**
 * A server on loopback with the surface of Twilio's public OpenAPI description (twilio_api_v2010) that the product uses:
 * POST and GET /Messages.json, GET of the account, Basic authentication, form bodies, errors with code and more_info.
 */
export async function startTwilio(): Promise<TwilioDouble> {
  const double: TwilioDouble = {
    url: "",
    account: { sid: `AC${randomBytes(16).toString("hex")}`, token: randomBytes(16).toString("hex") },
    messages: [],
    templates: {},
    answers: [],
    onTaken: () => {},
    accountStatus: "active",
    clock: () => new Date(),
    report: (message, status, errorCode) => reportOf(double, message, status, errorCode),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    answer(double, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

async function answer(double: TwilioDouble, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", double.url);
  const { sid, token } = double.account;
  const account = `/2010-04-01/Accounts/${sid}`;
  const basic = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  if (request.headers.authorization !== basic)
    return refuse(response, { status: 401, code: 20003, message: "Authenticate" });
  if (request.method === "POST" && url.pathname === `${account}/Messages.json`) {
    return take(double, Object.fromEntries(new URLSearchParams(await text(request))), response);
  }
  if (request.method === "GET" && url.pathname === `${account}/Messages.json`) {
    const to = url.searchParams.get("To");
    const messages = double.messages.filter((message) => to === null || message.to === to).reverse();
    return send(response, 200, {
      messages: messages.map(shown),
      page: 0,
      page_size: 50,
      next_page_uri: null,
      uri: url.pathname,
    });
  }
  if (request.method === "GET" && url.pathname === `${account}.json`) {
    return send(response, 200, {
      sid,
      status: double.accountStatus,
      friendly_name: "nabz lab",
      type: "Full",
      date_created: told(double.clock()),
    });
  }
  refuse(response, { status: 404, code: 20404, message: `The requested resource ${url.pathname} was not found` });
}

async function take(double: TwilioDouble, form: Record<string, string>, response: ServerResponse): Promise<void> {
  const wanted = double.answers.shift();
  if (wanted && "status" in wanted) return refuse(response, wanted);
  const mistake = mistakeIn(form);
  if (mistake) return refuse(response, { status: 400, ...mistake });
  const message: TwilioMessage = {
    sid: `SM${randomBytes(16).toString("hex")}`,
    to: form.To ?? "",
    from: form.From ?? null,
    messaging_service_sid: form.MessagingServiceSid ?? null,
    body: form.Body ?? rendered(double.templates[form.ContentSid ?? ""] ?? "", form.ContentVariables),
    status: "queued",
    date_created: told(double.clock()),
    form,
  };
  double.messages.push(message);
  await double.onTaken(message);
  if (wanted?.takenAnd === "silent") return;
  if (wanted?.takenAnd === "hung up") return void response.destroy();
  if (wanted) return refuse(response, { status: 500, code: 20500, message: "Internal server error" });
  send(response, 201, shown(message));
}

function mistakeIn({ To, From, MessagingServiceSid, Body, ContentSid }: Record<string, string>) {
  if (!To) return { code: 21604, message: "A 'To' phone number is required." };
  if (!/^(whatsapp:)?\+[1-9]\d{7,14}$/.test(To)) return { code: 21211, message: `Invalid 'To' Phone Number: ${To}` };
  if (!From && !MessagingServiceSid) return { code: 21603, message: "A 'From' phone number is required." };
  return Body || ContentSid ? null : { code: 21602, message: "Message body is required." };
}

function rendered(template: string, variables = "{}"): string {
  const values = JSON.parse(variables) as Record<string, string>;
  return template.replace(/\{\{(\d+)\}\}/g, (_, place: string) => values[place] ?? "");
}

function shown({ form: _, ...message }: TwilioMessage) {
  return {
    ...message,
    direction: "outbound-api",
    error_code: null,
    error_message: null,
    num_media: "0",
    date_sent: null,
  };
}

function refuse(
  response: ServerResponse,
  { status, code, message, retryAfterSeconds }: Exclude<Answer, { takenAnd: string }>,
) {
  if (retryAfterSeconds !== undefined) response.setHeader("retry-after", String(retryAfterSeconds));
  send(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** https://www.twilio.com/docs/usage/security: the address, then every parameter in order, signed with the account's token. */
function reportOf({ account }: TwilioDouble, message: TwilioMessage, status: string, errorCode?: number): Report {
  const url = message.form.StatusCallback ?? "";
  const form: Record<string, string> = {
    ...{ AccountSid: account.sid, ApiVersion: "2010-04-01", MessageSid: message.sid, MessageStatus: status },
    ...{ SmsSid: message.sid, SmsStatus: status, To: message.to, From: message.from ?? "" },
    ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
  };
  const signed = Object.keys(form)
    .sort()
    .reduce((text, name) => text + name + form[name], url);
  return { url, form, signature: createHmac("sha1", account.token).update(signed).digest("base64") };
}

/** RFC 2822, as the description says. */
function told(moment: Date): string {
  return moment.toUTCString().replace("GMT", "+0000");
}

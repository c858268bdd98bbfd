import { setTimeout as wait } from "node:timers/promises";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { type FakeMailServer, startFakeMailServer } from "#test/fakes/mail-server.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { toEnvironment } from "#test/messaging.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { signInAsAdmin } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

/** Two messages each: a few more than the product sends at once. */
const BOOKINGS_PER_ROUND = 5;
const MAX_CONCURRENT_DELIVERIES = 8;
const DELIVERY_TIMEOUT_MS = 90_000;

/** How often a message arrived; a "doubled" mail has the same Message-ID both times. */
export type Tally = { trials: number; lost: number; doubled: number };

export type KillTrials = {
  /** Killed after the booking was answered and before its message was accepted. */
  beforeSend: Tally;
  /** Killed after the provider had accepted the message and before it responded. */
  whatsappAfterSend: Tally;
  mailAfterSend: Tally;
  differingMessageIds: number;
  /** The product's complete output. */
  output: string;
};

/**
 * Makes so many bookings, each with a WhatsApp message and a mail, and kills the product twice while sending each:
 * between commit and send, and between send and its record.
 */
export async function killDuringDelivery(folder: string, bookings: number): Promise<KillTrials> {
  const [twilio, mail] = await Promise.all([startFakeTwilio(), startFakeMailServer()]);
  const stage = createKillStage(folder, twilio, mail);
  try {
    await stage.start();
    const requests = createBookingRequests(await listOpenDays(stage.url()), await fetchCbcPrice(stage.url())).slice(
      0,
      bookings,
    );
    const tally: KillTally = { before: 0, whatsapp: new Set(), mail: new Set(), codes: [] };
    while (tally.codes.length < requests.length) {
      const round = requests.slice(tally.codes.length, tally.codes.length + BOOKINGS_PER_ROUND).map(withEmail);
      const { held } = stage.hold();
      const codes = await postBookings(stage.url(), round);
      tally.codes.push(...codes);
      await wait((tally.codes.length * 37) % 150);
      await stage.stop("SIGKILL");
      tally.before += codes.filter((code) => stage.sentTo(code).whatsapp === 0).length;
      recordHeld(held, codes, tally);
      await killWhileSending(stage, codes, tally);
      await stage.start();
      await waitUntilSent(stage.url(), codes);
    }
    await stage.stop("SIGTERM");
    return { ...summarizeKills(stage, tally), output: stage.output() };
  } finally {
    await stage.stop("SIGKILL");
    await Promise.all([twilio.close(), mail.close()]);
  }
}

function withEmail(request: CreateBookingRequest, index: number): CreateBookingRequest {
  return {
    ...request,
    patient: { ...request.patient, name: "Zorawar Sekhon", email: `zorawar.${index}@patient.example` },
  };
}

async function postBookings(url: string, requests: CreateBookingRequest[]): Promise<string[]> {
  const answers = await Promise.all(requests.map((request) => postBooking(url, request)));
  const booked = answers.map((answer) => {
    if (answer?.status !== 201) throw new Error(`A booking was answered ${answer?.status}.`);
    return answer.json();
  });
  return (await Promise.all(booked)).map(({ booking }) => booking.code);
}

type KillStage = ReturnType<typeof createKillStage>;

/** Runs the product on its folder, between the two fakes. */
function createKillStage(folder: string, twilio: FakeTwilio, mail: FakeMailServer) {
  let product: Product | undefined;
  let output = "";
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    ...toEnvironment(twilio, mail),
  };
  return {
    url: () => product?.url ?? "",
    output: () => output,
    async start(): Promise<void> {
      product = await runProduct(settings);
    },
    async stop(signal: NodeJS.Signals): Promise<void> {
      await product?.stop(signal);
      output += product?.output() ?? "";
      product = undefined;
    },
    sentTo: (code: string) => ({
      whatsapp: twilio.messages.filter(({ body }) => body.includes(code)).length,
      mails: mail.mails.filter(({ headers }) => headers.subject?.includes(code)),
    }),
    /**
     * From now on both sides accept messages and never respond; returns the accepted ones, and a promise of the last
     * ones sent concurrently.
     */
    hold() {
      const { promise: full, resolve } = Promise.withResolvers<void>();
      const held = { whatsapp: [] as string[], mail: [] as string[] };
      const holdAs = (channel: "whatsapp" | "mail") => (text: string) => {
        held[channel].push(text);
        if (held.whatsapp.length + held.mail.length === MAX_CONCURRENT_DELIVERIES) resolve();
        return new Promise<void>(() => {});
      };
      twilio.onReceived = ({ body }) => holdAs("whatsapp")(body);
      mail.onReceived = ({ headers }) => holdAs("mail")(headers.subject ?? "");
      return { full, held };
    },
    letGo() {
      twilio.onReceived = () => {};
      mail.onReceived = () => {};
    },
  };
}

/** Starts the product, accepts what it sends without a response, and kills it once it waits for those responses. */
async function killWhileSending(stage: KillStage, codes: string[], tally: KillTally): Promise<void> {
  const { full, held } = stage.hold();
  await stage.start();
  // Fewer messages may be left to send.
  await Promise.race([full, wait(10_000)]);
  await stage.stop("SIGKILL");
  stage.letGo();
  recordHeld(held, codes, tally);
}

/** Records what was accepted without a response. */
function recordHeld(held: Record<"whatsapp" | "mail", string[]>, codes: string[], tally: KillTally): void {
  for (const channel of ["whatsapp", "mail"] as const) {
    for (const code of codes) if (held[channel].some((text) => text.includes(code))) tally[channel].add(code);
  }
}

/** Waits until every message has arrived, and the outbox knows it. */
async function waitUntilSent(url: string, codes: string[]): Promise<void> {
  const end = Date.now() + DELIVERY_TIMEOUT_MS;
  let cookie = await signInAsAdmin(url);
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/messages`, { headers: { cookie } });
    if (answer.ok) {
      const outbox: { body: string; state: string }[] = await answer.json();
      const listSent = (code: string) => outbox.filter(({ body, state }) => body.includes(code) && state === "sent");
      if (codes.every((code) => listSent(code).length === 2)) return;
    } else {
      cookie = await signInAsAdmin(url);
    }
    await wait(1000);
  }
}

type KillTally = { before: number; whatsapp: Set<string>; mail: Set<string>; codes: string[] };

function summarizeKills(stage: KillStage, { before, whatsapp, mail, codes }: KillTally): Omit<KillTrials, "output"> {
  const createTally = (trials: number, among: string[], count: (code: string) => number): Tally => ({
    trials,
    lost: among.filter((code) => count(code) === 0).length,
    doubled: among.filter((code) => count(code) > 1).length,
  });
  const byWhatsApp = (code: string) => stage.sentTo(code).whatsapp;
  const byMail = (code: string) => stage.sentTo(code).mails.length;
  const numbersDiffer = codes.filter(
    (code) => new Set(stage.sentTo(code).mails.map(({ headers }) => headers["message-id"])).size > 1,
  );
  return {
    beforeSend: { ...createTally(before, codes, byWhatsApp), doubled: 0 },
    whatsappAfterSend: createTally(whatsapp.size, codes, byWhatsApp),
    mailAfterSend: createTally(mail.size, codes, byMail),
    differingMessageIds: numbersDiffer.length,
  };
}

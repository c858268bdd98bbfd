import { setTimeout as wait } from "node:timers/promises";
import type { NewBooking } from "#core/bookings/schema.ts";
import { type MailServer, startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { environmentOf } from "#test/messaging.ts";
import { type Product, runProduct } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { deskCookieAt } from "./desk.ts";

/** Two messages each: a few more than the product sends at once. */
const ROUND = 5;
const AT_ONCE = 8;
const PATIENCE_MILLISECONDS = 90_000;

/** How often a message was found on the other side; a "doubled" mail carries the same Message-ID both times. */
export type Tally = { trials: number; lost: number; doubled: number };

export type Trials = {
  /** Killed after the booking was answered and before its message was taken. */
  beforeSend: Tally;
  /** Killed after the provider had taken the message and before it was answered. */
  whatsappAfterSend: Tally;
  mailAfterSend: Tally;
  mailNumbersDiffer: number;
  /** Everything that the product wrote. */
  output: string;
};

/**
 * Books so many visits, each with a WhatsApp message and a mail, and kills the product twice on the way of each: between
 * commit and send, and between send and its record.
 */
export async function killedMessages(folder: string, bookings: number): Promise<Trials> {
  const [twilio, mail] = await Promise.all([startTwilio(), startMailServer()]);
  const stage = setStage(folder, twilio, mail);
  try {
    await stage.start();
    const wishes = bookingRequestsFor(await openDays(stage.url()), await priceOfCbc(stage.url())).slice(0, bookings);
    const tally: Kept = { before: 0, whatsapp: new Set(), mail: new Set(), codes: [] };
    while (tally.codes.length < wishes.length) {
      const round = wishes.slice(tally.codes.length, tally.codes.length + ROUND).map(withMail);
      const { held } = stage.hold();
      const codes = await bookAll(stage.url(), round);
      tally.codes.push(...codes);
      await wait((tally.codes.length * 37) % 150);
      await stage.stop("SIGKILL");
      tally.before += codes.filter((code) => stage.sentTo(code).whatsapp === 0).length;
      note(held, codes, tally);
      await killWhileTaking(stage, codes, tally);
      await stage.start();
      await untilSent(stage.url(), codes);
    }
    await stage.stop("SIGTERM");
    return { ...outcomeOf(stage, tally), output: stage.output() };
  } finally {
    await stage.stop("SIGKILL");
    await Promise.all([twilio.close(), mail.close()]);
  }
}

function withMail(wish: NewBooking, place: number): NewBooking {
  return { ...wish, patient: { ...wish.patient, name: "Zorawar Sekhon", email: `zorawar.${place}@patient.example` } };
}

async function bookAll(url: string, wishes: NewBooking[]): Promise<string[]> {
  const answers = await Promise.all(wishes.map((wish) => book(url, wish)));
  const booked = answers.map((answer) => {
    if (answer?.status !== 201) throw new Error(`A booking was answered ${answer?.status}.`);
    return answer.json();
  });
  return (await Promise.all(booked)).map(({ booking }) => booking.code);
}

type Stage = ReturnType<typeof setStage>;

/** The product on its folder, between the two doubles. */
function setStage(folder: string, twilio: TwilioDouble, mail: MailServer) {
  let product: Product | undefined;
  let told = "";
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    ...environmentOf(twilio, mail),
  };
  return {
    url: () => product?.url ?? "",
    output: () => told,
    async start(): Promise<void> {
      product = await runProduct(settings);
    },
    async stop(signal: NodeJS.Signals): Promise<void> {
      await product?.stop(signal);
      told += product?.output() ?? "";
      product = undefined;
    },
    sentTo: (code: string) => ({
      whatsapp: twilio.messages.filter(({ body }) => body.includes(code)).length,
      mails: mail.mails.filter(({ headers }) => headers.subject?.includes(code)),
    }),
    /** From now on both sides take what is sent and never answer; gives what they take, and a promise of the last at once. */
    hold() {
      const { promise: full, resolve } = Promise.withResolvers<void>();
      const held = { whatsapp: [] as string[], mail: [] as string[] };
      const holdAs = (channel: "whatsapp" | "mail") => (text: string) => {
        held[channel].push(text);
        if (held.whatsapp.length + held.mail.length === AT_ONCE) resolve();
        return new Promise<void>(() => {});
      };
      twilio.onTaken = ({ body }) => holdAs("whatsapp")(body);
      mail.onTaken = ({ headers }) => holdAs("mail")(headers.subject ?? "");
      return { full, held };
    },
    letGo() {
      twilio.onTaken = () => {};
      mail.onTaken = () => {};
    },
  };
}

/** Starts the product, takes what it sends without an answer, and kills it once it waits for those answers. */
async function killWhileTaking(stage: Stage, codes: string[], tally: Kept): Promise<void> {
  const { full, held } = stage.hold();
  await stage.start();
  // What was left to send may be less.
  await Promise.race([full, wait(10_000)]);
  await stage.stop("SIGKILL");
  stage.letGo();
  note(held, codes, tally);
}

/** What was taken without an answer. */
function note(held: Record<"whatsapp" | "mail", string[]>, codes: string[], tally: Kept): void {
  for (const channel of ["whatsapp", "mail"] as const) {
    for (const code of codes) if (held[channel].some((text) => text.includes(code))) tally[channel].add(code);
  }
}

/** Waits until every message is on the other side, and the outbox knows it. */
async function untilSent(url: string, codes: string[]): Promise<void> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  let cookie = await deskCookieAt(url);
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/messages`, { headers: { cookie } });
    if (answer.ok) {
      const outbox: { body: string; state: string }[] = await answer.json();
      const sentOf = (code: string) => outbox.filter(({ body, state }) => body.includes(code) && state === "sent");
      if (codes.every((code) => sentOf(code).length === 2)) return;
    } else {
      cookie = await deskCookieAt(url);
    }
    await wait(1000);
  }
}

type Kept = { before: number; whatsapp: Set<string>; mail: Set<string>; codes: string[] };

function outcomeOf(stage: Stage, { before, whatsapp, mail, codes }: Kept): Omit<Trials, "output"> {
  const tallyOf = (trials: number, among: string[], count: (code: string) => number): Tally => ({
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
    beforeSend: { ...tallyOf(before, codes, byWhatsApp), doubled: 0 },
    whatsappAfterSend: tallyOf(whatsapp.size, codes, byWhatsApp),
    mailAfterSend: tallyOf(mail.size, codes, byMail),
    mailNumbersDiffer: numbersDiffer.length,
  };
}

import { setTimeout as wait } from "node:timers/promises";
import type { NewBooking } from "#core/bookings/schema.ts";
import { type MailServer, startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { type Product, runProduct } from "#test/product.ts";
import { book, openDays, priceOfCbc, wishesFor } from "./wishes.ts";

const ROUND = 8;
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
  const stage = new Stage(folder, twilio, mail);
  try {
    await stage.start();
    const wishes = wishesFor(await openDays(stage.url), await priceOfCbc(stage.url)).slice(0, bookings);
    const tally = { before: 0, whatsapp: new Set<string>(), mail: new Set<string>(), codes: [] as string[] };
    while (tally.codes.length < wishes.length) {
      const round = wishes.slice(tally.codes.length, tally.codes.length + ROUND).map(withMail);
      const codes = await bookAll(stage.url, round);
      tally.codes.push(...codes);
      await wait((tally.codes.length * 37) % 1500);
      await stage.stop("SIGKILL");
      tally.before += codes.filter((code) => stage.sentTo(code).whatsapp === 0).length;
      await stage.killWhileTaking(codes, tally);
      await stage.start();
      await stage.untilSent(codes);
    }
    return { ...outcomeOf(stage, tally), output: stage.output };
  } finally {
    await stage.stop("SIGTERM");
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

class Stage {
  private product: Product | undefined;
  private told = "";
  private readonly folder: string;
  private readonly twilio: TwilioDouble;
  readonly mail: MailServer;

  constructor(folder: string, twilio: TwilioDouble, mail: MailServer) {
    this.folder = folder;
    this.twilio = twilio;
    this.mail = mail;
  }

  get url(): string {
    return this.product?.url ?? "";
  }

  get output(): string {
    return this.told + (this.product?.output() ?? "");
  }

  async start(): Promise<void> {
    this.product = await runProduct({
      DATA_DIR: this.folder,
      LOG_LEVEL: "info",
      TWILIO_ACCOUNT_SID: this.twilio.account.sid,
      TWILIO_AUTH_TOKEN: this.twilio.account.token,
      TWILIO_WHATSAPP_FROM: "+911612500000",
      TWILIO_API_URL: this.twilio.url,
      SMTP_URL: this.mail.url,
      MAIL_FROM: "nabz <care@nabz.example>",
    });
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await this.product?.stop(signal);
    this.told += this.product?.output() ?? "";
    this.product = undefined;
  }

  sentTo(code: string) {
    return {
      whatsapp: this.twilio.messages.filter(({ body }) => body.includes(code)).length,
      mails: this.mail.mails.filter(({ headers }) => headers.subject?.includes(code)),
    };
  }

  /** Starts the product, takes what it sends without an answer, and kills it once it waits for those answers. */
  async killWhileTaking(codes: string[], tally: { whatsapp: Set<string>; mail: Set<string> }): Promise<void> {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const held = { whatsapp: [] as string[], mail: [] as string[] };
    const hold = (texts: string[]) => (text: string) => {
      texts.push(text);
      resolve();
      return new Promise<void>(() => {});
    };
    this.twilio.onTaken = ({ body }) => hold(held.whatsapp)(body);
    this.mail.onTaken = ({ headers }) => hold(held.mail)(headers.subject ?? "");
    await this.start();
    await begun;
    // What was sent together with the first arrives meanwhile.
    await wait(400);
    await this.stop("SIGKILL");
    for (const channel of ["whatsapp", "mail"] as const) {
      for (const code of codes) if (held[channel].some((text) => text.includes(code))) tally[channel].add(code);
    }
    this.twilio.onTaken = () => {};
    this.mail.onTaken = () => {};
  }

  /** Waits until every message is on the other side, and the outbox knows it. */
  async untilSent(codes: string[]): Promise<void> {
    const cookie = await deskCookie(this.url);
    const end = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const answer = await fetch(`${this.url}/api/messages`, { headers: { cookie } });
      const outbox: { body: string; state: string }[] = await answer.json();
      const isSent = (code: string) =>
        outbox.filter(({ body, state }) => body.includes(code) && state === "sent").length === 2;
      if (codes.every(isSent)) return;
      if (Date.now() > end) return;
      await wait(250);
    }
  }
}

async function deskCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "nabz-demo" }),
  });
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
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

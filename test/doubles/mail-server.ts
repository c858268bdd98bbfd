import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { type Mail, parseMail } from "./parse-mail.ts";

export type MailServer = {
  /** With the login; the server's certificate is nobody's. */
  url: string;
  mails: Mail[];
  /** Answers the next mails, one each, with this code and text in place of taking them. */
  refusals: { at: "recipient" | "data"; code: number; text: string }[];
  /** What happens when a mail was taken, before it is answered. */
  onTaken: (mail: Mail) => Promise<void> | void;
  close(): Promise<void>;
};

const login = { user: "lab", pass: "secret" };

/** A mail server on loopback that speaks SMTP over TLS and asks for a login. */
export async function startMailServer(options: SMTPServerOptions = { secure: true }): Promise<MailServer> {
  const double: MailServer = { url: "", mails: [], refusals: [], onTaken: () => {}, close: async () => {} };
  const refusalAt = (place: "recipient" | "data") => {
    const { at, code, text = "" } = double.refusals[0] ?? {};
    if (at !== place) return null;
    double.refusals.shift();
    return Object.assign(new Error(text), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: false,
    ...options,
    onAuth: ({ username, password }, _, done) =>
      username === login.user && password === login.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error("Authentication failed"), { responseCode: 535 })),
    onRcptTo: (_, __, done) => done(refusalAt("recipient")),
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const mail = parseMail(
          await text(stream),
          envelope.rcptTo.map(({ address }) => address),
        );
        const refusal = refusalAt("data");
        if (refusal) throw refusal;
        double.mails.push(mail);
        await double.onTaken(mail);
      };
      // A product that is killed leaves half a mail, which is none.
      take().then(() => done(), done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  const scheme = options.secure ? "smtps" : "smtp";
  double.url = `${scheme}://${login.user}:${login.pass}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  double.close = () => new Promise((done) => server.close(() => done()));
  return double;
}

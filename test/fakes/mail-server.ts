import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { type Mail, parseMail } from "./parse-mail.ts";

export type FakeMailServer = {
  /** Includes the login; the server's certificate is self-signed. */
  url: string;
  mails: Mail[];
  /** Rejects the next mails, one each, with this code and text. */
  rejections: { at: "recipient" | "data"; code: number; text: string }[];
  /** Called when a mail was accepted, before the response. */
  onReceived: (mail: Mail) => Promise<void> | void;
  close(): Promise<void>;
};

const login = { user: "lab", pass: "secret" };

/** Starts a mail server on loopback that speaks SMTP over TLS and requires a login. */
export async function startFakeMailServer(options: SMTPServerOptions = { secure: true }): Promise<FakeMailServer> {
  const fake: FakeMailServer = { url: "", mails: [], rejections: [], onReceived: () => {}, close: async () => {} };
  const takeRejection = (stage: "recipient" | "data") => {
    const { at, code, text = "" } = fake.rejections[0] ?? {};
    if (at !== stage) return null;
    fake.rejections.shift();
    return Object.assign(new Error(text), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: false,
    ...options,
    onAuth: ({ username, password }, _, done) =>
      username === login.user && password === login.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error("Authentication failed"), { responseCode: 535 })),
    onRcptTo: (_, __, done) => done(takeRejection("recipient")),
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const mail = parseMail(
          await text(stream),
          envelope.rcptTo.map(({ address }) => address),
        );
        const rejection = takeRejection("data");
        if (rejection) throw rejection;
        fake.mails.push(mail);
        await fake.onReceived(mail);
      };
      // A killed product leaves an incomplete mail, which is dropped.
      take().then(() => done(), done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  const scheme = options.secure ? "smtps" : "smtp";
  fake.url = `${scheme}://${login.user}:${login.pass}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  fake.close = () => new Promise((done) => server.close(() => done()));
  return fake;
}

import type { Transporter } from "nodemailer";
import type { MailSettings } from "#platform/config/channel-settings.ts";
import type { Channel, Outgoing, Sending } from "./channel.ts";

const CONNECT_MILLISECONDS = 5000;
const ANSWER_MILLISECONDS = 10_000;

/** Mail by SMTP. A login and a password travel encrypted alone, unless the address says `?requireTLS=false`. */
export function openMail({ url, from }: MailSettings): Channel {
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= open(url);
    return opened;
  };
  return {
    async send(message) {
      try {
        const { messageId } = await (await transport()).sendMail({
          from,
          to: message.to,
          subject: message.subject ?? "",
          text: message.text,
          ...(message.html !== null && { html: message.html }),
          messageId: messageIdOf(message, from),
          // Tells other programs not to answer: out of office, ticket received.
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return { outcome: "sent", providerId: messageId };
      } catch (failure) {
        return sendingOf(failure);
      }
    },
    // A mail server cannot be asked what it took; the mail's own number lets mailboxes drop the second of two.
    find: async () => null,
  };
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const { username, searchParams } = new URL(url);
  return createTransport({
    url,
    requireTLS: username !== "" && searchParams.get("requireTLS") !== "false",
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS,
  });
}

/** The same in every try, so that a mail sent twice is one mail with the same number. */
function messageIdOf({ id, writtenAt }: Outgoing, from: string): string {
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return `<message-${id}.${writtenAt.getTime()}@${host}>`;
}

/** The server's words about the mail or its recipient; of anything else, e.g. a refused login, the lab can mend the cause. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

function sendingOf(failure: unknown): Sending {
  const {
    responseCode = 500,
    code = "",
    message,
  } = failure as { responseCode?: number; code?: string; message?: string };
  const isFinal = ABOUT_THE_MAIL.has(code) && responseCode >= 500;
  return { outcome: isFinal ? "refused" : "busy", reason: message || "No reason given." };
}

import type { Transporter } from "nodemailer";
import type { EmailConfig } from "#platform/channel-config.ts";
import type { Channel, OutgoingMessage, SendResult } from "./channel.ts";

const CONNECT_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 10_000;

/** Sends email by SMTP. Credentials are sent only over TLS, unless the URL has `?requireTLS=false`. */
export function createEmailChannel({ url, from }: EmailConfig): Channel {
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= createTransporter(url);
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
          messageId: formatMessageId(message, from),
          // Tells other programs not to reply: out of office, ticket received.
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return { outcome: "sent", providerId: messageId };
      } catch (failure) {
        return toSendResult(failure);
      }
    },
    // A mail server cannot be asked what it accepted; the Message-ID lets mailboxes drop a duplicate.
    findSent: async () => null,
  };
}

async function createTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const { username, searchParams } = new URL(url);
  return createTransport({
    url,
    requireTLS: username !== "" && searchParams.get("requireTLS") !== "false",
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
}

/** The same in every attempt, so that an email sent twice has the same Message-ID. */
function formatMessageId({ id, writtenAt }: OutgoingMessage, from: string): string {
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return `<message-${id}.${writtenAt.getTime()}@${host}>`;
}

/** Errors about the email or its recipient are permanent; others, e.g. a failed login, can be fixed by the lab. */
const PERMANENT_ERROR_CODES = new Set(["EENVELOPE", "EMESSAGE"]);

function toSendResult(failure: unknown): SendResult {
  const {
    responseCode = 500,
    code = "",
    message,
  } = failure as { responseCode?: number; code?: string; message?: string };
  const isFinal = PERMANENT_ERROR_CODES.has(code) && responseCode >= 500;
  return { outcome: isFinal ? "refused" : "busy", reason: message || "No reason given." };
}

import { getLabProfile } from "#core/lab/queries.server.ts";
import { chooseLanguage } from "#core/messages/choose-language.server.ts";
import type { MessageChannel, MessageKind } from "#core/messages/message.ts";
import {
  excludeOptedOut,
  findBookingsByCode,
  getRecipient,
  listNamedCodes,
  type VisitGroup,
} from "#core/messages/visit-group.server.ts";
import { findVisitMessage, type MessageContext } from "#core/messages/visit-messages.server.ts";
import { rewriteMessage } from "#core/messages/waiting-message.server.ts";
import type { MessageRow } from "./transition-message.server.ts";

/**
 * Returns a message to several people of a visit as their bookings are now: without those that were cancelled, deleted
 * or moved while it waited. A message to one person, or of which nothing is true any longer, stays as it is.
 */
export async function updateGroupMessage(
  ctx: Pick<MessageContext, "db" | "now" | "channels" | "createVisitUrl">,
  message: MessageRow,
): Promise<MessageRow> {
  const codes = listNamedCodes(message);
  const rule = message.state === "waiting" && codes.length > 1 ? findVisitMessage(message.kind) : undefined;
  if (!rule) return message;
  const channel = message.channel as MessageChannel;
  const named = await excludeOptedOut(ctx.db, await findBookingsByCode(ctx.db, codes), channel);
  const [first, ...others] = named.filter(
    (booking) =>
      rule.isTrueOf(booking) &&
      getRecipient(booking, channel) === message.recipient &&
      booking.day === message.visitDay &&
      booking.time === message.visitTime,
  );
  if (!first) return message;
  const lab = await getLabProfile(ctx.db);
  const kind = message.kind as MessageKind;
  const group: VisitGroup = [first, ...others];
  const language = await chooseLanguage(ctx, { kind, channel, wanted: first.language, bookings: group });
  const text = await rule.format(ctx, { group, lab, channel, language });
  if (!text) return message;
  return (await rewriteMessage(ctx.db, message, { ...text, language, bookingId: first.id })) ?? message;
}

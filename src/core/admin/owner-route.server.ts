import type { LabProfile } from "#core/lab/schema.ts";
import type { Db } from "#db/client.server.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { type AlertRoute, chooseAlertRoute } from "./alert-throttle.ts";
import { findFailingChannels } from "./failing-channels.ts";
import { listChannelStats } from "./queries.server.ts";

/** Returns how a message reaches the owner now. */
export async function findOwnerRoute(
  db: Db,
  lab: Pick<LabProfile, "email" | "whatsappPhone">,
  { channels, now }: { channels: Channels; now: Date },
): Promise<AlertRoute> {
  const failing = findFailingChannels(await listChannelStats(db, now))?.channels ?? [];
  return chooseAlertRoute(lab, (channel) => channels[channel] !== undefined, failing);
}

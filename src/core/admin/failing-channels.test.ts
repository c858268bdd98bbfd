import { expect, test } from "vitest";
import { getRetryDelaySeconds, MAX_TRIES } from "#core/messages/message.ts";
import { type ChannelStats, findFailingChannels, STUCK_AFTER_TRIES } from "./failing-channels.ts";

const whatsapp = (stats: Partial<ChannelStats>): ChannelStats => ({
  channel: "whatsapp",
  failed: 0,
  stuck: 0,
  getsThrough: false,
  ...stats,
});

test.each([
  ["nothing sent", {}, false],
  ["four failed", { failed: 4 }, false],
  ["five failed", { failed: 5 }, true],
  ["fifty failed and one got through", { failed: 50, getsThrough: true }, false],
  ["one tried again and again", { stuck: 1 }, true],
  ["one tried again and again while another got through", { stuck: 1, getsThrough: true }, false],
])("a channel with %s is failing: %#", (_name, stats, isFailing) => {
  expect(findFailingChannels([whatsapp(stats)]) !== null).toBe(isFailing);
});

test("names the failing channels and adds up their messages", () => {
  const channelStats = [
    whatsapp({ failed: 5, stuck: 2 }),
    { ...whatsapp({ failed: 9, getsThrough: true }), channel: "sms" as const },
  ];
  expect(findFailingChannels(channelStats)).toEqual({ channels: ["whatsapp"], messages: 7 });
  expect(findFailingChannels([...channelStats, { ...whatsapp({ stuck: 1 }), channel: "email" as const }])).toEqual({
    channels: ["whatsapp", "email"],
    messages: 8,
  });
});

test("stuck messages have been tried for half an hour and are not given up yet", () => {
  const tries = Array.from({ length: STUCK_AFTER_TRIES - 1 }, (_, index) => index + 1);
  expect(tries.reduce((sum, tryNumber) => sum + getRetryDelaySeconds(tryNumber), 0)).toBeGreaterThanOrEqual(30 * 60);
  expect(STUCK_AFTER_TRIES).toBeLessThan(MAX_TRIES);
});

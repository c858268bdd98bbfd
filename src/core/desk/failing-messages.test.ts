import { expect, test } from "vitest";
import { MOST_TRIES, waitSeconds } from "#core/messages/message.ts";
import { type ChannelTally, failingMessages, STUCK_FROM_TRIES } from "./failing-messages.ts";

const whatsapp = (tally: Partial<ChannelTally>): ChannelTally => ({
  channel: "whatsapp",
  failed: 0,
  stuck: 0,
  getsThrough: false,
  ...tally,
});

test.each([
  ["nothing sent", {}, false],
  ["four failed", { failed: 4 }, false],
  ["five failed", { failed: 5 }, true],
  ["fifty failed and one got through", { failed: 50, getsThrough: true }, false],
  ["one tried again and again", { stuck: 1 }, true],
  ["one tried again and again while another got through", { stuck: 1, getsThrough: true }, false],
])("a channel with %s is failing: %#", (_name, tally, isFailing) => {
  expect(failingMessages([whatsapp(tally)]) !== null).toBe(isFailing);
});

test("of several channels those that fail are named, and their messages counted together", () => {
  const tallies = [
    whatsapp({ failed: 5, stuck: 2 }),
    { ...whatsapp({ failed: 9, getsThrough: true }), channel: "sms" as const },
  ];
  expect(failingMessages(tallies)).toEqual({ channels: ["whatsapp"], messages: 7 });
  expect(failingMessages([...tallies, { ...whatsapp({ stuck: 1 }), channel: "email" as const }])).toEqual({
    channels: ["whatsapp", "email"],
    messages: 8,
  });
});

test("what is stuck has been tried for half an hour, and is not given up yet", () => {
  const tries = Array.from({ length: STUCK_FROM_TRIES - 1 }, (_, before) => before + 1);
  expect(tries.reduce((sum, before) => sum + waitSeconds(before), 0)).toBeGreaterThanOrEqual(30 * 60);
  expect(STUCK_FROM_TRIES).toBeLessThan(MOST_TRIES);
});

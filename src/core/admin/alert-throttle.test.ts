import { expect, test } from "vitest";
import type { MessageChannel } from "#core/messages/message.ts";
import { chooseAlertRoute, isAlertDue } from "./alert-throttle.ts";

const now = new Date("2026-11-23T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  ["that was told an hour ago and lasts", 1, 0.1, false],
  ["that was told almost a day ago and lasts", 23.9, 0.1, false],
  ["that was told a day ago and lasts", 24, 0.1, true],
  ["that was told four hours ago and is back after two", 4, 2, false],
  ["that was told four hours ago and is back after three", 4, 3, true],
  ["that never was", 500_000, 500_000, true],
])("%s: last sent %d h ago, last seen %d h ago, due %s", (_name, sentHours, seenHours, isDue) => {
  expect(isAlertDue({ sentAt: hoursAgo(sentHours), seenAt: hoursAgo(seenHours) }, now)).toBe(isDue);
});

const lab = { email: "care@nabz.example", whatsappPhone: "+919876543211" };

test.each<[setUp: MessageChannel[], failing: MessageChannel[], way: MessageChannel]>([
  [["email", "whatsapp", "sms"], [], "email"],
  [["whatsapp", "sms"], [], "whatsapp"],
  [["email", "whatsapp"], ["whatsapp"], "email"],
  [["whatsapp", "sms"], ["whatsapp"], "sms"],
  [["email", "whatsapp"], ["email"], "whatsapp"],
  [["whatsapp"], ["whatsapp"], "whatsapp"],
  [[], [], "email"],
])("with %j set up and %j failing, alerts go by %s", (setUp, failing, channelName) => {
  const { channel, recipient } = chooseAlertRoute(lab, (channelToCheck) => setUp.includes(channelToCheck), failing);
  expect([channel, recipient]).toEqual([channelName, channelName === "email" ? lab.email : lab.whatsappPhone]);
});

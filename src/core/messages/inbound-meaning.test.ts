import { expect, test } from "vitest";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { cutInboundText, getInboundKind, parseInboundButton } from "./inbound-meaning.ts";

const kindOf = (text: string) => getInboundKind({ text, button: null, booking: null });
const token = "abc123_tokenOfTheLink0";

test.each([
  ["stop", ["STOP", "stop.", " Stop! ", "“Stop”", "StopAll", "UNSUBSCRIBE", "ＳＴＯＰ", "s\u200btop"]],
  ["stop", ["बंद", "बन्द", "बंद करो", "बंद  करो।", "ਬੰਦ", "ਬੰਦ ਕਰੋ", "ਬੰਦ ਕਰੋ।"]],
  ["start", ["START", "start", "Unstop", "शुरू", "शुरु", "शुरू करो", "ਸ਼ੁਰੂ", "ਸ਼ੁਰੂ", "ਸ਼ੁਰੂ ਕਰੋ"]],
  ["other", ["", "please stop", "stop it", "don't stop", "stop sending to my uncle", "I ate", "fasted", "yes", "1"]],
  ["other", ["not me", "ate 12 token", "दवा बंद करूँ?", "ਸ਼ੁਰੂ ਕਦੋਂ", "Can I start my medicine?"]],
] as const)("means %s only as the whole text: %j", (kind, texts) => {
  for (const text of texts) expect([text, kindOf(text)]).toEqual([text, kind]);
});

test("parses a button's payload only in its exact form", () => {
  expect(parseInboundButton(`ate 12 ${token}`)).toEqual({ kind: "ate", bookingId: 12, token });
  expect(parseInboundButton(`not-me 2147483647 ${token}`)?.bookingId).toBe(2_147_483_647);
  const others = [
    ...[undefined, "", "stop", "ate", "ate 12", `ate 012 ${token}`, `ate -1 ${token}`, `ate 1.5 ${token}`],
    ...[`ate 2147483648 ${token}`, `ATE 12 ${token}`, `ate 12  ${token}`, `ate 12 ${token} more`, `stop 12 ${token}`],
    ...[`ate 12 ${"a".repeat(41)}`, `ate 12 ${token}\n`, "ate 12 '; drop table"],
  ];
  for (const payload of others) expect([payload, parseInboundButton(payload)]).toEqual([payload, null]);
});

test("a button about the meal counts only while the visit is to come", () => {
  const kinds = (kind: "fasted" | "ate" | "not-me") =>
    bookingStatuses.filter((status) => {
      const button = { kind, bookingId: 12, token };
      return getInboundKind({ text: "I ate", button, booking: { status } }) === kind;
    });
  expect(kinds("fasted")).toEqual(["pending", "confirmed"]);
  expect(kinds("ate")).toEqual(["pending", "confirmed"]);
  expect(kinds("not-me")).toEqual([...bookingStatuses]);
});

test("a forged button means nothing, whatever its text says", () => {
  const button = { kind: "ate", bookingId: 12, token } as const;
  expect(getInboundKind({ text: "STOP", button, booking: null })).toBe("other");
});

test("cuts a long text visibly, and no character in half", () => {
  expect(cutInboundText("a".repeat(1000))).toBe("a".repeat(1000));
  expect(cutInboundText("a".repeat(1001))).toBe(`${"a".repeat(999)}…`);
  expect(cutInboundText(`${"a".repeat(998)}😀😀`)).toBe(`${"a".repeat(998)}…`);
});

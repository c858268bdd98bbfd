import { expect, test } from "vitest";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import { getSentences } from "./get-sentences.server.ts";

const minutes = {
  midnight: 0,
  night: 210,
  dawn: 240,
  morning: 545,
  noon: 720,
  afternoon: 959,
  evening: 960,
  late: 1320,
};

test.each([
  ["en", ["12:00 AM", "3:30 AM", "4:00 AM", "9:05 AM", "12:00 PM", "3:59 PM", "4:00 PM", "10:00 PM"]],
  ["pa", ["ਰਾਤ 12:00", "ਰਾਤ 3:30", "ਸਵੇਰੇ 4:00", "ਸਵੇਰੇ 9:05", "ਦੁਪਹਿਰ 12:00", "ਦੁਪਹਿਰ 3:59", "ਸ਼ਾਮ 4:00", "ਰਾਤ 10:00"]],
  ["hi", ["रात 12:00", "रात 3:30", "सुबह 4:00", "सुबह 9:05", "दोपहर 12:00", "दोपहर 3:59", "शाम 4:00", "रात 10:00"]],
] as const)("times of day are said in %s as people say them", (language, times) => {
  const { clock } = getSentences(language);
  expect(Object.values(minutes).map((count) => clock.time(Math.floor(count / 60), count % 60))).toEqual(
    times.map((time) => time.normalize("NFC")),
  );
});

test.each([
  ["en", "Monday 12:30 AM"],
  ["pa", "ਐਤਵਾਰ-ਸੋਮਵਾਰ ਦੀ ਰਾਤ 12:30"],
  ["hi", "रविवार-सोमवार की रात 12:30"],
] as const)("a time after midnight cannot be heard a day late in %s", (language, said) => {
  expect(formatLabTime({ day: "2026-11-23", minutes: 30 }, getSentences(language))).toBe(said.normalize("NFC"));
});

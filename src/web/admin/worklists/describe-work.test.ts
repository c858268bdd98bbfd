import { expect, test } from "vitest";
import { describeWork, formatSpokenPromise } from "./describe-work.ts";
import { formatPhoneSentence } from "./phone-sentence.tsx";
import type { WorkItem } from "./worklists.ts";

/** 9:30 AM at the lab. */
const now = new Date("2026-11-23T04:00:00Z");
const report = (changes: object): WorkItem => {
  const row = {
    ...{ patientName: "Gurmeet Kaur", status: "testing_in_progress", tubesOnTheWay: 0, holder: "Parminder Gill" },
    ...{ promisedAt: "2026-11-23T14:30:00Z", uploadedAt: null, withdrawnAt: null, heldSince: "2026-11-23T03:28:00Z" },
    ...changes,
  };
  return { list: "report", row } as WorkItem;
};
const visit = (changes: object): WorkItem => {
  const row = {
    patientName: "Asha Rani",
    bookingDate: "2026-11-22",
    bookingTime: "05:00 PM",
    phlebotomist: "Ravi Kumar",
  };
  return { list: "missed", row: { ...row, refusedReason: null, reportedAt: null, ...changes } } as WorkItem;
};

test("a report in testing says its promise, who has it since when, and what is missing", () => {
  expect(describeWork(report({}), now)).toEqual({
    promise: { title: "10 h left", detail: "Today 08:00 PM", isUrgent: false },
    holder: { title: "Parminder Gill", detail: "since Today 08:58 AM" },
    missing: { title: "The report", detail: "Testing in progress" },
  });
  expect(describeWork(report({ tubesOnTheWay: 2 }), now).missing.title).toBe("2 tubes not received");
});

test("a report is urgent once its promise has passed or it was withdrawn", () => {
  const late = describeWork(report({ promisedAt: "2026-11-23T03:18:00Z" }), now).promise;
  expect(late).toMatchObject({ title: "42 min over", isUrgent: true });
  const withdrawn = describeWork(report({ withdrawnAt: "2026-11-23T03:30:00Z" }), now);
  expect(withdrawn.promise).toMatchObject({ title: "Withdrawn", isUrgent: true });
  expect(withdrawn.missing.title).toBe("The corrected report");
});

test("no one at home and no phlebotomist are two things, and the second is urgent", () => {
  expect(describeWork(visit({ outcome: "not-home" }), now).promise).toMatchObject({
    title: "Not at home",
    isUrgent: false,
  });
  expect(describeWork(visit({ outcome: "not-visited" }), now).promise).toEqual({
    ...{ title: "Nobody went", detail: "visit of 22 Nov 5 PM", isUrgent: true },
  });
  const atCentre = describeWork(visit({ outcome: "not-visited", place: "centre" }), now).promise;
  expect(atCentre).toMatchObject({ title: "Did not come", isUrgent: false });
  const refused = describeWork(visit({ outcome: "refused", refusedReason: "ate" }), now).promise.title;
  expect(refused).toBe("Refused: had eaten");
});

test("a promise is said as a time today, tonight, or a day", () => {
  expect(formatSpokenPromise("2026-11-23T14:30:00Z", now)).toBe("8:00 PM");
  expect(formatSpokenPromise("2026-11-23T18:30:00Z", now)).toBe("tonight");
  expect(formatSpokenPromise("2026-11-24T18:30:00Z", now)).toBe("24 Nov");
});

test("the sentence for the phone depends on what waits", () => {
  expect(formatPhoneSentence(report({}), now)).toContain("The report is promised by 8:00 PM.");
  expect(formatPhoneSentence(report({ uploadedAt: "2026-11-23T03:30:00Z" }), now)).toContain("ready on our side");
  expect(formatPhoneSentence(report({ promisedAt: "2026-11-23T03:00:00Z" }), now)).toContain("later than we promised");
  expect(formatPhoneSentence(report({ withdrawnAt: "2026-11-23T03:30:00Z" }), now)).toContain("do not use the report");
  expect(formatPhoneSentence(visit({ outcome: "not-visited" }), now)).toContain("Asha ji, we did not come");
  expect(formatPhoneSentence({ list: "answer", row: {} } as WorkItem, now)).toBeNull();
});

import { expect, test } from "vitest";
import { MAX_NOTE_LENGTH } from "#core/patients/note-length.ts";
import { WriteNoteRequest } from "#core/patients/note-schema.ts";
import { sentences } from "./en.ts";
import { formatIssue, listValidationSentences } from "./validation.ts";

const all = listValidationSentences(sentences);

test("formats an issue by its key, with its details", () => {
  expect(formatIssue({ message: "login-code" }, all)).toBe("Please enter the 6 digits of the code.");
  expect(formatIssue({ message: "booking-too-long", maximum: 80 }, all)).toBe("Please write at most 80 letters.");
});

test("returns a message that is no key as it is", () => {
  expect(formatIssue({ message: "toString" }, all)).toBe("toString");
  expect(formatIssue({ message: "login-code" }, sentences.contactForm)).toBe("login-code");
});

test("states the limits that the rules have", () => {
  const note = WriteNoteRequest.safeParse({ text: "a".repeat(MAX_NOTE_LENGTH + 1) }).error?.issues[0];
  expect(formatIssue(note ?? { message: "" }, all)).toContain(`at most ${MAX_NOTE_LENGTH} letters`);
});

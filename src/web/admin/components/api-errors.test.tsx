import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/api-client.ts";
import { type ConfirmationAnswers, withConfirmations } from "./api-errors.ts";

const question = { field: "onClosedDay", sentence: "We are closed on this day. Confirm the visit all the same?" };
const confirmed = new ApiError(409, JSON.stringify({ code: "ask-first", questions: [question] }), "Conflict");

afterEach(() => vi.unstubAllGlobals());

/** Answers every browser confirmation with `isConfirmed`. */
function mockConfirm(isConfirmed: boolean) {
  const confirm = vi.fn((_sentence: string) => isConfirmed);
  vi.stubGlobal("confirm", confirm);
  return confirm;
}

const sendWithConfirmation = vi.fn(async (answers: ConfirmationAnswers) => {
  if (!answers.onClosedDay) throw confirmed;
  return "done";
});

// Row 10.18
test("asks the server's question and resends with the confirmation", async () => {
  const confirm = mockConfirm(true);
  expect(await withConfirmations(sendWithConfirmation)).toBe("done");
  expect(confirm.mock.calls).toEqual([[question.sentence]]);
  expect(sendWithConfirmation).toHaveBeenLastCalledWith({ onClosedDay: true });
});

test("does not resend if declined", async () => {
  mockConfirm(false);
  sendWithConfirmation.mockClear();
  expect(await withConfirmations(sendWithConfirmation)).toBeNull();
  expect(sendWithConfirmation).toHaveBeenCalledTimes(1);
});

test("rethrows other errors and a repeated question", async () => {
  mockConfirm(true);
  await expect(withConfirmations(() => Promise.reject(new ApiError(500, "", "Failure")))).rejects.toThrow("500");
  await expect(withConfirmations(() => Promise.reject(confirmed))).rejects.toThrow("409");
});

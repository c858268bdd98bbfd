import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/api-client.ts";
import { type Answers, askingFirst } from "./refusals.ts";

const question = { field: "onClosedDay", sentence: "We are closed on this day. Confirm the visit all the same?" };
const asked = new ApiError(409, JSON.stringify({ code: "ask-first", questions: [question] }), "Conflict");

afterEach(() => vi.unstubAllGlobals());

/** The browser's question, always answered so. */
function answering(answer: boolean) {
  const confirm = vi.fn((_sentence: string) => answer);
  vi.stubGlobal("confirm", confirm);
  return confirm;
}

const sendUnlessAsked = vi.fn(async (answers: Answers) => {
  if (!answers.onClosedDay) throw asked;
  return "done";
});

// Row 10.18
test("what the server asks is asked in its own words, and sent again with the answer", async () => {
  const confirm = answering(true);
  expect(await askingFirst(sendUnlessAsked)).toBe("done");
  expect(confirm.mock.calls).toEqual([[question.sentence]]);
  expect(sendUnlessAsked).toHaveBeenLastCalledWith({ onClosedDay: true });
});

test("whoever says no sends nothing more", async () => {
  answering(false);
  sendUnlessAsked.mockClear();
  expect(await askingFirst(sendUnlessAsked)).toBeNull();
  expect(sendUnlessAsked).toHaveBeenCalledTimes(1);
});

test("any other failure is a failure, and so is a question that was answered", async () => {
  answering(true);
  await expect(askingFirst(() => Promise.reject(new ApiError(500, "", "Failure")))).rejects.toThrow("500");
  await expect(askingFirst(() => Promise.reject(asked))).rejects.toThrow("409");
});

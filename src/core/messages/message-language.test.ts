import { expect, test } from "vitest";
import { type ApprovalGroup, areShown } from "#core/i18n/approvals.ts";
import { type MessageKind, messageKinds } from "./message.ts";
import { getMessageLanguage } from "./message-language.ts";

const draft: Record<ApprovalGroup, string | null> = {
  preparation: null,
  emergencies: null,
  privacy: null,
  terms: null,
};
const writeIn = (approvedBy: { pa: typeof draft; hi: typeof draft }) => (kind: MessageKind) =>
  getMessageLanguage(kind, "pa", (groups, language) =>
    areShown(groups, language, { areDraftsShown: false, approvedBy }),
  );

test("a message with a draft of how to prepare is written in English as a whole", () => {
  const write = writeIn({ pa: draft, hi: draft });
  expect(write("booking-confirmed")).toBe("en");
  expect(write("fasting-not-needed")).toBe("en");
  expect(write("opted-out")).toBe("en");
});

test("a message without medical or legal sentences is in the patient's language", () => {
  const write = writeIn({ pa: draft, hi: draft });
  expect([write("report-ready"), write("payment-received"), write("visit-late")]).toEqual(["pa", "pa", "pa"]);
});

test("a name for each group that a kind uses brings the patient's language back", () => {
  const write = writeIn({ pa: { ...draft, preparation: "Dr. Asha Gill" }, hi: draft });
  expect([write("visit-moved"), write("visit-soon")]).toEqual(["pa", "en"]);
});

test("a build that shows drafts writes every kind in the patient's language", () => {
  expect(messageKinds.filter((kind) => getMessageLanguage(kind, "hi") !== "hi")).toEqual([]);
});

import { combined, type Told } from "./combinations.ts";
import type { EmergencyId } from "./emergencies.ts";
import { messageText } from "./message.ts";
import { type Answered, answerFrom } from "./questions/answer.ts";
import type { LabKnowledge } from "./questions/lab-knowledge.ts";
import { findWords } from "./reading/find.ts";
import { tokensOf } from "./reading/tokens.ts";
import { type Recommendation, recommend } from "./recommend.ts";
import type { SymptomId } from "./symptoms.ts";
import { type Understood, understand } from "./understand.ts";
import { pain } from "./words/body.ts";

/* What people say besides their symptoms. */

const greetings = `hello, hi, hey, hii, helo, hlo, namaste, namaskar, sat sri akal, sat shri akal, ssa,
  good morning, good evening, good afternoon, salaam`;

const thanks = "thanks, thank you, thankyou, thanx, thx, shukriya, dhanyavad, dhanwad, meharbani, ok thanks";

const address =
  "sir, madam, mam, ji, doctor, dr, bhaji, bhai, bhaiya, didi, team, nabz, so much, a lot, very much, bahut";

/** What the chatbot answers, as data: the words are the page's. */
export type Reply =
  /** The emergency numbers, and no product. */
  | { kind: "emergency"; emergency: EmergencyId; needsTalk?: true }
  /** `callFirst`: the emergency numbers stand above the recommendations (decision 012). */
  | {
      kind: "advice";
      symptoms: readonly SymptomId[];
      recommendations: readonly Recommendation[];
      callFirst: boolean;
      /** What else was asked, from the lab's data. */
      answered?: Answered;
    }
  /** From the lab's own data, or its search. */
  | ({ kind: "answer" } & Answered)
  | { kind: "courtesy"; courtesy: "greeting" | "thanks" }
  /** One short question back: where it hurts, what else there is, or what they feel at all. */
  | { kind: "question"; about: "where" | "else" | "what" };

/**
 * The answer to the last of the messages that a patient has sent in one talk: an emergency, the specification's symptoms, the
 * site's search and the lab's own data, in this order. Of each message the first 500 letters are read. Without `known` only the
 * first two are answered.
 */
export function replyTo(messages: readonly string[], known?: LabKnowledge): Reply {
  const sent = messages.map(messageText);
  const last = sent.at(-1) ?? "";
  const understood = understandLast(sent);
  const [emergency] = [...understood.emergencies, ...combined(understood.told, toldBefore(sent))];
  if (emergency !== undefined) return { kind: "emergency", emergency, ...needsTalk(emergency, understood) };
  if (understood.symptoms.length > 0) return advise(understood.symptoms, known && answerFrom(known, last, ""));
  const courtesy = courtesyOf(last);
  if (courtesy?.isAll) return courtesy.reply;
  const answered = known && answerFrom(known, last, sent.at(-2) ?? "");
  if (answered && !(understood.deniesSymptom && answered.topic === "items")) return { kind: "answer", ...answered };
  return answerWithout(last, understood);
}

/** "It hurts", then "in my knee": where a message tells of nothing, it may complete the one before. */
function understandLast(sent: readonly string[]): Understood {
  const [before = "", last = ""] = sent.length > 1 ? sent.slice(-2) : ["", ...sent];
  const alone = readMessage(last);
  if (tells(alone) || alone.deniesSymptom || tells(readMessage(before))) return alone;
  return readMessage(`${before} ${last}`);
}

/** A talk is answered anew with each message: what its earlier ones say is read once. */
const read = new Map<string, Understood>();
const MOST_READ = 200;

function readMessage(sent: string): Understood {
  const known = read.get(sent) ?? understand(sent);
  if (read.size >= MOST_READ) read.clear();
  read.set(sent, known);
  return known;
}

function tells({ emergencies, symptoms }: Understood): boolean {
  return emergencies.length + symptoms.length > 0;
}

/** Chest pain in one message and sweating in the next are the same emergency as both in one. */
function toldBefore(sent: readonly string[]): Told[] {
  return sent.slice(0, -1).flatMap((one) => [...readMessage(one).told]);
}

/** Who swallowed poison needs 112 first; somebody to talk to only if he meant it. */
function needsTalk(emergency: EmergencyId, { emergencies }: Understood): { needsTalk?: true } {
  const isMeant = emergency === "selfHarmNow" || emergencies.includes("selfHarm");
  return emergency !== "selfHarm" && isMeant ? { needsTalk: true } : {};
}

function advise(symptoms: readonly SymptomId[], answered: Answered | null | undefined): Reply {
  const callFirst = symptoms.includes("chestPain");
  // Beside a chest pain nothing more is offered than the specification names.
  const more = answered && !(callFirst && answered.topic === "items") ? { answered } : {};
  return { kind: "advice", symptoms, recommendations: recommend(symptoms), callFirst, ...more };
}

function answerWithout(typed: string, { deniesSymptom }: Understood): Reply {
  if (deniesSymptom) return { kind: "question", about: "else" };
  if (findWords(tokensOf(typed), pain).length > 0) return { kind: "question", about: "where" };
  return courtesyOf(typed)?.reply ?? { kind: "question", about: "what" };
}

/** A greeting or thanks in a message, and whether it says nothing else. */
function courtesyOf(typed: string): { reply: Reply; isAll: boolean } | null {
  const tokens = tokensOf(typed);
  for (const [courtesy, list] of [
    ["thanks", thanks],
    ["greeting", greetings],
  ] as const) {
    const places = new Set(findWords(tokens, `${list}, ${address}`).flatMap(({ at }) => at));
    if (findWords(tokens, list).length === 0) continue;
    return {
      reply: { kind: "courtesy", courtesy },
      isAll: tokens.every((token, at) => places.has(at) || /[.,]/.test(token.text)),
    };
  }
  return null;
}

import { combined, type Told } from "./combinations.ts";
import type { EmergencyId } from "./emergencies.ts";
import { messageText } from "./message.ts";
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

/** What the chatbot answers, as data: the words are the page's. */
export type Reply =
  /** The emergency numbers, and no product. */
  | { kind: "emergency"; emergency: EmergencyId; needsTalk?: true }
  /** `callFirst`: the emergency numbers stand above the recommendations (decision 012). */
  | { kind: "advice"; symptoms: readonly SymptomId[]; recommendations: readonly Recommendation[]; callFirst: boolean }
  | { kind: "courtesy"; courtesy: "greeting" | "thanks" }
  /** One short question back: where it hurts, what else there is, or what they feel at all. */
  | { kind: "question"; about: "where" | "else" | "what" };

/** The answer to the last of the messages that a patient has sent in one talk; of each the first 500 letters are read. */
export function replyTo(messages: readonly string[]): Reply {
  const sent = messages.map(messageText);
  const last = sent.at(-1) ?? "";
  const understood = understandLast(sent);
  const [emergency] = [...understood.emergencies, ...combined(understood.told, toldBefore(sent))];
  if (emergency !== undefined) return { kind: "emergency", emergency, ...needsTalk(emergency, understood) };
  if (understood.symptoms.length > 0) return advise(understood.symptoms);
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

function advise(symptoms: readonly SymptomId[]): Reply {
  const callFirst = symptoms.includes("chestPain");
  return { kind: "advice", symptoms, recommendations: recommend(symptoms), callFirst };
}

function answerWithout(typed: string, { deniesSymptom }: Understood): Reply {
  const tokens = tokensOf(typed);
  const says = (list: string) => findWords(tokens, list).length > 0;
  if (deniesSymptom) return { kind: "question", about: "else" };
  if (says(pain)) return { kind: "question", about: "where" };
  if (says(thanks)) return { kind: "courtesy", courtesy: "thanks" };
  if (says(greetings)) return { kind: "courtesy", courtesy: "greeting" };
  return { kind: "question", about: "what" };
}

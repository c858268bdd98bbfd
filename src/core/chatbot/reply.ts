import { spellAbbreviations } from "#core/catalogue/search/search.ts";
import { answerFromLab, type LabAnswer } from "./answer-question.ts";
import { type Finding, findCombinedEmergencies } from "./combinations.ts";
import { detectTopic } from "./detect-topic.ts";
import type { EmergencyId } from "./emergencies.ts";
import { extractQuestion } from "./extract-question.ts";
import { listCatalogueItems } from "./find-items.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";
import { matchWords } from "./match-rules.ts";
import { trimMessage } from "./message.ts";
import { isAboutDeath } from "./past-events.ts";
import { listRecommendations, type Recommendation } from "./recommend.ts";
import type { SymptomId } from "./symptoms.ts";
import { tokenize } from "./tokens.ts";
import { analyzeMessage, type MessageAnalysis } from "./understand.ts";
import { listVulnerablePatients, type VulnerablePatient } from "./vulnerable-patients.ts";
import { dropWellInfants } from "./well-infants.ts";
import { addressWords, greetings, thanks } from "./words/courtesy-words.ts";
import { itemWords } from "./words/item-words.ts";
import { wellWords } from "./words/negation-words.ts";

/** The chatbot's reply as data; the page has the sentences. */
export type Reply =
  /** The emergency numbers and no product. */
  | { kind: "emergency"; emergency: EmergencyId; needsTalk?: true; patients?: readonly VulnerablePatient[] }
  /** `callFirst`: the emergency numbers come above the recommendations (decision 012). */
  | {
      kind: "advice";
      symptoms: readonly SymptomId[];
      recommendations: readonly Recommendation[];
      callFirst: boolean;
      /** Answer to another question in the message, from the lab's data. */
      answered?: LabAnswer;
    }
  /** From the lab's data or its search. */
  | ({ kind: "answer" } & LabAnswer)
  | { kind: "courtesy"; courtesy: "greeting" | "thanks" | "condolence" }
  /** A short question back: where it hurts, what else there is, or what the patient feels. */
  | { kind: "question"; about: "where" | "else" | "what" };

/**
 * Replies to the last message of a conversation: with an emergency, the specification's symptoms, the site's search or
 * the lab's data, in this order. Reads the first 500 characters of each message. Without `knowledge` only the first two
 * are used.
 */
export function createReply(messages: readonly string[], knowledge?: LabKnowledge): Reply {
  const { heard: trimmed, isInfantWell } = dropWellInfants(messages.map(trimMessage));
  const last = trimmed.at(-1) ?? "";
  const understood = analyzeLastMessage(trimmed);
  const earlier = listEarlierComplaints(trimmed);
  const emergencies = [...understood.emergencies, ...findCombinedEmergencies(understood.complaints, earlier)];
  const [emergency] = emergencies;
  if (emergency !== undefined) {
    const patients = listVulnerablePatients([...earlier, ...understood.findings], emergencies).filter(
      (patient) => !isInfantWell || (patient !== "infant" && patient !== "child"),
    );
    const about = patients.length > 0 ? { patients } : {};
    return { kind: "emergency", emergency, ...createTalkFlag(emergency, understood), ...about };
  }
  if (isOnlyAboutDeath(last)) return { kind: "courtesy", courtesy: "condolence" };
  const spell = (typed: string) => (knowledge ? spellAbbreviations(listCatalogueItems(knowledge), typed) : typed);
  if (understood.symptoms.length > 0)
    return createAdvice(understood.symptoms, knowledge && answerFromLab(knowledge, extractQuestion(spell(last)), ""));
  const courtesy = findCourtesy(last);
  if (courtesy?.isAll) return courtesy.reply;
  const { deniesSymptom, pain, affirmed } = analyzeCached(last);
  const question = extractQuestion(deniesSymptom || pain === "denied" ? affirmed : spell(last));
  const answered = knowledge && answerFromLab(knowledge, question, spell(trimmed.at(-2) ?? ""));
  if (answered) return { kind: "answer", ...answered };
  return createFallbackReply(last);
}

/** "It hurts", then "in my knee": a message without findings may complete the previous one. */
function analyzeLastMessage(messages: readonly string[]): MessageAnalysis {
  const [previous = "", last = ""] = messages.length > 1 ? messages.slice(-2) : ["", ...messages];
  const alone = analyzeCached(last);
  if (alone.findings.length > 0 && alone.complaints.length === 0) return alone;
  if (hasComplaint(alone) || alone.deniesSymptom || hasComplaint(analyzeCached(previous))) return alone;
  return analyzeCached(`${previous} ${last}`);
}

/** Each reply reads the whole conversation, so earlier messages are cached. */
const analysisCache = new Map<string, MessageAnalysis>();
const MAX_CACHED_ANALYSES = 200;

function analyzeCached(message: string): MessageAnalysis {
  const analysis = analysisCache.get(message) ?? analyzeMessage(message);
  if (analysisCache.size >= MAX_CACHED_ANALYSES) analysisCache.clear();
  analysisCache.set(message, analysis);
  return analysis;
}

function hasComplaint({ emergencies, symptoms }: MessageAnalysis): boolean {
  return emergencies.length + symptoms.length > 0;
}

/** Chest pain in one message and sweating in the next are the same emergency as both in one. */
function listEarlierComplaints(messages: readonly string[]): Finding[] {
  return messages.slice(0, -1).flatMap((text) => [...analyzeCached(text).complaints]);
}

/** A poisoned person needs 112 first; a helpline only if it was intended. */
function createTalkFlag(emergency: EmergencyId, { emergencies }: MessageAnalysis): { needsTalk?: true } {
  const isIntended = emergency === "selfHarmNow" || emergencies.includes("selfHarm");
  return emergency !== "selfHarm" && isIntended ? { needsTalk: true } : {};
}

function createAdvice(symptoms: readonly SymptomId[], answered: LabAnswer | null | undefined): Reply {
  const callFirst = symptoms.includes("chestPain");
  // Next to chest pain nothing is offered beyond the specification.
  const more = answered && !(callFirst && answered.topic === "items") ? { answered } : {};
  return { kind: "advice", symptoms, recommendations: listRecommendations(symptoms), callFirst, ...more };
}

function createFallbackReply(typed: string): Reply {
  const { deniesSymptom, pain } = analyzeCached(typed);
  if (deniesSymptom || pain === "denied") return { kind: "question", about: "else" };
  if (pain === "felt") return { kind: "question", about: "where" };
  if (matchWords(tokenize(typed), wellWords).length > 0) return { kind: "question", about: "else" };
  return findCourtesy(typed)?.reply ?? { kind: "question", about: "what" };
}

/** The speaker's own state: "grandfather died of stroke, I feel dizzy". */
const speakerWords = "i have, i feel, i get, i am, im, mujhe, mujhko, mujhme, mainu, mennu, hume, sanu";

/** Whether the message tells of a death and asks nothing. */
function isOnlyAboutDeath(typed: string): boolean {
  const tokens = tokenize(typed);
  if (!isAboutDeath(tokens) || detectTopic(typed).topic !== null) return false;
  return matchWords(tokens, `${itemWords}, ${speakerWords}`).length === 0;
}

/** A greeting or thanks in a message, and whether the message contains nothing else. */
function findCourtesy(typed: string): { reply: Reply; isAll: boolean } | null {
  const tokens = tokenize(typed);
  for (const [courtesy, list] of [
    ["thanks", thanks],
    ["greeting", greetings],
  ] as const) {
    if (matchWords(tokens, list).length === 0) continue;
    const rest = courtesy === "thanks" ? tokenize(extractQuestion(typed)) : tokens;
    const places = new Set(matchWords(rest, `${list}, ${addressWords}`).flatMap(({ at }) => at));
    return {
      reply: { kind: "courtesy", courtesy },
      isAll: rest.every((token, index) => places.has(index) || /[.,]/.test(token.text)),
    };
  }
  return null;
}

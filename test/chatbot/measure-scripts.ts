import { analyzeMessage } from "#core/chatbot/understand.ts";
import type { Harm, HarmlessSentence, ScriptSentences } from "./script-sentences.ts";

export type ScriptMeasure = {
  emergencies: number;
  /** Emergencies answered with the numbers; a suicidal sentence only if it was detected as one, and no other as one. */
  heard: number;
  missed: { harm: string; says: string }[];
  harmless: number;
  falseAlarms: string[];
  /** Harmless sentences in which other symptoms were found than they mention. */
  misread: string[];
};

/** Returns how the chatbot detects one script's emergencies, by harm, and what it makes of its harmless sentences. */
export function measureScript({ emergencies, harmless }: ScriptSentences): ScriptMeasure {
  const sentences = Object.entries(emergencies).flatMap(([harm, sentences]) =>
    sentences.map((says) => ({ harm, says })),
  );
  const missed = sentences.filter(({ harm, says }) => !isDetected(harm as Harm, says));
  return {
    emergencies: sentences.length,
    heard: sentences.length - missed.length,
    missed,
    harmless: harmless.length,
    falseAlarms: harmless.filter(({ says }) => analyzeMessage(says).emergencies.length > 0).map(({ says }) => says),
    misread: harmless.filter(isMisread).map(({ says }) => says),
  };
}

function isDetected(harm: Harm, says: string): boolean {
  const [first] = analyzeMessage(says).emergencies;
  return first !== undefined && ["selfHarm", "selfHarmNow"].includes(first) === (harm === "selfHarm");
}

function isMisread({ says, symptoms = [] }: HarmlessSentence): boolean {
  return [...analyzeMessage(says).symptoms].sort().join() !== [...symptoms].sort().join();
}

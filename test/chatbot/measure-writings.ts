import { understand } from "#core/chatbot/understand.ts";
import type { Harm, Harmless, WritingSentences } from "./writings.ts";

export type WritingMeasure = {
  emergencies: number;
  /** Emergencies that were answered with the numbers; a suicidal sentence only if it was heard as one, and no other as one. */
  heard: number;
  missed: { harm: string; says: string }[];
  harmless: number;
  falseAlarms: string[];
  /** Harmless sentences of which another set of symptoms was read than they tell of. */
  misread: string[];
};

/** How the chatbot hears one writing's emergencies, by what harms, and what it makes of its harmless sentences. */
export function measureWriting({ emergencies, harmless }: WritingSentences): WritingMeasure {
  const told = Object.entries(emergencies).flatMap(([harm, sentences]) => sentences.map((says) => ({ harm, says })));
  const missed = told.filter(({ harm, says }) => !isHeard(harm as Harm, says));
  return {
    emergencies: told.length,
    heard: told.length - missed.length,
    missed,
    harmless: harmless.length,
    falseAlarms: harmless.filter(({ says }) => understand(says).emergencies.length > 0).map(({ says }) => says),
    misread: harmless.filter(isMisread).map(({ says }) => says),
  };
}

function isHeard(harm: Harm, says: string): boolean {
  const [first] = understand(says).emergencies;
  return first !== undefined && ["selfHarm", "selfHarmNow"].includes(first) === (harm === "selfHarm");
}

function isMisread({ says, symptoms = [] }: Harmless): boolean {
  return [...understand(says).symptoms].sort().join() !== [...symptoms].sort().join();
}

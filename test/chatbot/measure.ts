import { analyzeMessage, type MessageAnalysis } from "#core/chatbot/understand.ts";
import type { ExpectedSentence } from "./sentence.ts";

type Score = { right: number; wrong: number; missed: number; precision: number; recall: number };
type Measure = { symptoms: Score; emergencies: Score; mistakes: { says: string; understood: MessageAnalysis }[] };

/** Returns how many of the expected symptoms and emergencies the matcher finds, how many it makes up, and where. */
export function measureSentences(sentences: readonly ExpectedSentence[]): Measure {
  const compared = sentences.map(compare);
  return {
    symptoms: sumScores(compared.map(({ symptoms }) => symptoms)),
    emergencies: sumScores(compared.map(({ emergencies }) => emergencies)),
    mistakes: compared.flatMap(({ mistake }) => mistake ?? []),
  };
}

type Difference = { right: number; wrong: string[]; missed: string[] };

function compare({ says, symptoms = [], emergency }: ExpectedSentence) {
  const understood = analyzeMessage(says);
  const firstEmergency = understood.emergencies.slice(0, 1);
  const inEmergency = { right: 0, wrong: [], missed: [] };
  const differences = {
    // An emergency is answered without any product, so its symptoms are not matched.
    symptoms:
      emergency || firstEmergency.length > 0
        ? { ...inEmergency, missed: emergency ? [] : [...symptoms] }
        : getDifference(symptoms, understood.symptoms),
    emergencies: getDifference(emergency ? [emergency] : [], firstEmergency),
  };
  const isRight = Object.values(differences).every(({ wrong, missed }) => wrong.length + missed.length === 0);
  return { ...differences, mistake: isRight ? undefined : { says, understood } };
}

function getDifference(expected: readonly string[], found: readonly string[]): Difference {
  return {
    right: expected.filter((name) => found.includes(name)).length,
    wrong: found.filter((name) => !expected.includes(name)),
    missed: expected.filter((name) => !found.includes(name)),
  };
}

function sumScores(differences: readonly Difference[]): Score {
  const sum = (count: (one: Difference) => number) =>
    differences.reduce((total, difference) => total + count(difference), 0);
  const [right, wrong, missed] = [
    sum((difference) => difference.right),
    sum((difference) => difference.wrong.length),
    sum((difference) => difference.missed.length),
  ];
  return { right, wrong, missed, precision: right / (right + wrong), recall: right / (right + missed) };
}

import { type Understood, understand } from "#core/chatbot/understand.ts";
import type { Expected } from "./sentence.ts";

type Score = { right: number; wrong: number; missed: number; precision: number; recall: number };
type Measure = { symptoms: Score; emergencies: Score; mistakes: { says: string; understood: Understood }[] };

/** How many of the expected symptoms and emergencies the matcher finds, how many it makes up, and where. */
export function measure(sentences: readonly Expected[]): Measure {
  const compared = sentences.map(compare);
  return {
    symptoms: score(compared.map(({ symptoms }) => symptoms)),
    emergencies: score(compared.map(({ emergencies }) => emergencies)),
    mistakes: compared.flatMap(({ mistake }) => mistake ?? []),
  };
}

type Difference = { right: number; wrong: string[]; missed: string[] };

function compare({ says, symptoms = [], emergency }: Expected) {
  const understood = understand(says);
  const answered = understood.emergencies.slice(0, 1);
  const inEmergency = { right: 0, wrong: [], missed: [] };
  const differences = {
    // An emergency is answered without any product, so its symptoms are not read.
    symptoms:
      emergency || answered.length > 0
        ? { ...inEmergency, missed: emergency ? [] : [...symptoms] }
        : difference(symptoms, understood.symptoms),
    emergencies: difference(emergency ? [emergency] : [], answered),
  };
  const isRight = Object.values(differences).every(({ wrong, missed }) => wrong.length + missed.length === 0);
  return { ...differences, mistake: isRight ? undefined : { says, understood } };
}

function difference(expected: readonly string[], found: readonly string[]): Difference {
  return {
    right: expected.filter((one) => found.includes(one)).length,
    wrong: found.filter((one) => !expected.includes(one)),
    missed: expected.filter((one) => !found.includes(one)),
  };
}

function score(differences: readonly Difference[]): Score {
  const sum = (count: (one: Difference) => number) => differences.reduce((total, one) => total + count(one), 0);
  const [right, wrong, missed] = [
    sum((one) => one.right),
    sum((one) => one.wrong.length),
    sum((one) => one.missed.length),
  ];
  return { right, wrong, missed, precision: right / (right + wrong), recall: right / (right + missed) };
}

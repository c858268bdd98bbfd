import { labMoment } from "#core/lab/clock.ts";
import { clockTime } from "#core/lab/clock-time.ts";
import { longDate } from "#core/lab/day.ts";

/** Wrong passwords of strangers at the desk's gate, in the day that began with the first of them. */
export type Guessing = { since: Date; tries: number; addresses: number };

export const passwordGuessingSubject = "Somebody is trying to guess your desk's password";

/** What fills the gaps of an approved template: tries, addresses, since when. */
export function passwordGuessingVariables({ since, tries, addresses }: Guessing): string[] {
  const { day, minutes } = labMoment(since);
  return [String(tries), String(addresses), `${clockTime(minutes)} on ${longDate(day)}`];
}

/** The warning to the lab; what the desk can do about it is the last line. */
export function passwordGuessingText(guessing: Guessing, labName: string): string {
  const [tries, addresses, since] = passwordGuessingVariables(guessing);
  const from = guessing.addresses === 1 ? "one address" : `${addresses} addresses`;
  return [
    `The password of the desk of ${labName} has been tried ${tries} times from ${from} since ${since}, and was wrong each time.`,
    "Who goes on trying now waits, up to five minutes from one try to the next. Browsers that have signed in before do not.",
    "If it was not one of you: change the password at the desk to a long sentence that you use nowhere else.",
  ].join("\n");
}

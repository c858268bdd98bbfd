import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { pinSentences } from "./pin-code.ts";
import { isServed } from "./queries.server.ts";

/** Nobody is booked where nobody will come; an address without a PIN code is the desk's to judge. Refuses: rule-broken. */
export async function requireServed(db: Db, pinCode: string | null): Promise<void> {
  if (pinCode === null || (await isServed(db, pinCode))) return;
  const sentence = pinSentences.notServed(pinCode);
  throw new Refusal("rule-broken", sentence, { errors: { "patient.pinCode": sentence } });
}

import { createHash } from "node:crypto";

/** A name of facts as they are now, in base64url: another one as soon as any of them changes. It hides nothing from who can guess them. */
export function digestOf(facts: unknown): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}

import { eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./move-message.server.ts";
import { withoutSecret } from "./settle-message.server.ts";

/** Blanks a login code that was good once. */
export async function forgetCode({ db }: Pick<Context, "db">, message: MessageRow): Promise<void> {
  await db.update(messages).set(withoutSecret(message)).where(eq(messages.id, message.id));
}

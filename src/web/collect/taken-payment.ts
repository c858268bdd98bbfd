import type { CallOutput } from "#web/lib/api-client.ts";

/** The receipt of what was taken at this stop. */
export type TakenPayment = CallOutput<"POST /api/receipts">;

import { later } from "#web/ui/data/later.tsx";

/** The gate, whose code comes when it is shown: who is signed in never needs it. */
export const Gate = later(() => import("./gate.tsx"));

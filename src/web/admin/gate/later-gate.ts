import { lazy } from "react";
import { untilHere } from "#web/ui/data/until-here.ts";

/** The gate, whose code comes when it is shown: who is signed in never needs it. */
export const Gate = lazy(() => untilHere(() => import("./gate.tsx")));

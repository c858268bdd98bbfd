/** Why the desk books beyond the seats of an hour, or on a closed day; their words are the pages'. */
export const exceptionReasons = ["urgent", "doctor-asked", "collector-agreed", "promised"] as const;

export type ExceptionReason = (typeof exceptionReasons)[number];

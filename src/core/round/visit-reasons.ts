/** Why a sample is drawn with fewer labelled tubes than the tests need. */
export const fewerTubesReasons = ["brought-later", "too-little-blood", "not-needed", "labels-missing"] as const;

/** Why no sample is drawn though the patient is there. */
export const refusedReasons = ["ate", "does-not-want", "unwell", "veins", "other-person"] as const;

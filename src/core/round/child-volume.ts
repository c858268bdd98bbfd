const MAX_AGE_OF_CHILD = 11;

/** Whether each tube of the patient takes the volume for a child; `age` in years, null if unknown. */
export function needsChildVolume({ age }: { age: number | null }): boolean {
  return age !== null && age <= MAX_AGE_OF_CHILD;
}

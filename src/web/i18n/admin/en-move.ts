/** Moving a visit to another slot. */
export const move = {
  open: "Move to another hour",
  day: "New day",
  chooseDay: "Choose a day",
  dayOption: (weekday: string, day: string, seats: "free" | "full" | "closed") =>
    `${weekday}, ${day}${seats === "free" ? "" : ` (${seats})`}`,
  hour: "New hour",
  chooseHour: "Choose an hour",
  hourOption: (time: string, notes: readonly string[]) => (notes.length > 0 ? `${time} (${notes.join(", ")})` : time),
  seats: (free: number) => (free > 0 ? `${free} free` : "full"),
  conflicts: { "after-latest": "too late", "last-meal": "last meal passed", "first-bite": "meal passed" },
  why: "Why (may be left out)",
  noReason: "Not said",
  reasons: {
    "patient-asked": "Patient asked",
    "not-at-home": "Not at home",
    "lab-cannot-come": "Lab cannot come",
    "lab-closed": "Lab is closed",
  },
  notifyHint: "The patient is told the new hour by WhatsApp.",
  move: "Move the visit",
  moving: "Moving...",
  keep: "Keep as it is",
  failedHours: "Failed to load the hours. Please try again later.",
  done: "Visit moved",
  failed: "Failed to move the visit",
};

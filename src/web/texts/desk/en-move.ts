/** Another hour for a visit. */
export const move = {
  open: "Move to another hour",
  day: "New day",
  chooseDay: "Choose a day",
  dayOption: (weekday: string, day: string, seats: "free" | "full" | "closed") =>
    `${weekday}, ${day}${seats === "free" ? "" : ` (${seats})`}`,
  hour: "New hour",
  chooseHour: "Choose an hour",
  hourOption: (time: string, free: number) => `${time} (${free > 0 ? `${free} free` : "full"})`,
  tells: "The patient is told the new hour by WhatsApp.",
  move: "Move the visit",
  moving: "Moving...",
  keep: "Keep as it is",
  failedHours: "Failed to load the hours. Please try again later.",
  done: "Visit moved",
  failed: "Failed to move the visit",
};

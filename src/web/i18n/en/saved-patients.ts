/** Booking form of a signed-in patient. */
export const savedPatients = {
  who: "Who is it for?",
  loading: "Looking up who you are...",
  aged: (years: number) => `${years} years`,
  other: "Someone else",
  edit: "Edit",
  editWhat: (what: string) => `Edit: ${what}`,
};

/** Booking form that starts from an earlier booking. */
export const rebook = {
  title: (name: string) => `Book again for ${name}`,
  asBefore: (weekday: string, time: string) =>
    `Last time it was a ${weekday} at ${time}. One tap, then check and confirm.`,
  none: (time: string) => `${time} is taken or closed on the next days. Please choose a time below.`,
  loading: "Looking for the same hour...",
  signedOut: "Please log in to book again with what we know. You can also fill in the form.",
  login: "Log in",
  notFound: "We could not open your earlier booking. Please fill in the form.",
  failed: "We could not load your earlier booking. Please try again, or fill in the form.",
};

/* How to change a visit, in English. */

export const visitChange = {
  call: (phone: string) => `To change, call ${phone} at least 24 hours before.`,
  /** Follows `call` as long as the patient can do it without a call. */
  self: (date: string, time: string) => `You can also change it yourself on our website until ${date}, ${time}.`,
  /** Follows `call` if the visit starts within the notice. */
  isLate: "This visit is nearer: call all the same, you pay only for tests whose sample was taken.",
};

/* Messages to the lab, and what became of a message, in English. */

/** Mails from the contact form. */
export const contactMails = {
  from: (name: string) => `From: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  subject: (subject: string) => `Subject: ${subject}`,
  /** Sent once when the hourly limit of forwarded emails is reached. */
  limitNotice: {
    subject: "Many messages by the contact form",
    body: "Very many messages came by the contact form within an hour. Further ones of this hour are not mailed to you.\nNone is lost: each one is in the admin area under Messages.",
  },
};

/** Result of a test message. */
export const testMessageResults = {
  sent: "WhatsApp test message sent successfully!",
  unknown: "WhatsApp message status unknown. Please check your phone.",
  kept: "No WhatsApp channel is set up here. Open the chat and send the message yourself.",
  failed: "The provider gave no reason.",
};

/** Why a message was not sent, for the admin area. It is stored with the message. */
export const deliveryFailures = {
  duplicate: "Not sent: this phone was told the same before, and no code has proved it. Send it again if it must be.",
  deferred: "Very many confirmations of bookings without a code went out. This one follows within the hour.",
  whatsappMissing: "WhatsApp is not set up.",
  channelGone: "The channel is no longer set up.",
  otherRecipient: "The booking had another phone or email by then.",
  bookingDeleted: "The booking had been deleted.",
  otherStatus: "The booking had another status by then.",
  moved: "The visit had been moved to another hour.",
  itemsChanged: "The tests had been changed again.",
  reminderLate: "The time of this reminder had passed.",
  visitOver: "The visit was over, or declined.",
  arrived: "The phlebotomist had arrived by then.",
  notDeclined: "The visit takes place all the same.",
  reportReplaced: "The report had been withdrawn or replaced.",
  receiptCorrected: "The receipt had been corrected.",
  sampleInLab: "The sample was in the lab, or the visit declined.",
  declined: "The booking had been declined.",
  codeExpired: "The code had expired.",
  optedOut: "This phone asked for no more messages.",
  replyTooLate: "More than 24 hours had passed since the patient's last message: WhatsApp takes no reply then.",
};

/** Alerts to the owner; the remedy comes last. */
export const alertMessages = {
  moment: (time: string, day: string) => `${time} on ${day}`,
  channels: { whatsapp: "WhatsApp", sms: "SMS", email: "email" },
  listChannels: (names: readonly string[]) => names.join(" and "),
  "password-guessing": {
    subject: "Somebody is trying to guess your admin password",
    body: (alert: { lab: string; tries: number; addresses: number; since: string }) => {
      const from = alert.addresses === 1 ? "one address" : `${alert.addresses} addresses`;
      return [
        `The admin password of ${alert.lab} has been tried ${alert.tries} times from ${from} since ${alert.since}, and was wrong each time.`,
        "Who goes on trying now waits, up to five minutes from one try to the next. A browser that has signed in before waits for its own tries alone.",
        "If it was not one of you: change the password in the admin area to a long sentence that you use nowhere else.",
      ].join("\n");
    },
  },
  "messages-failing": {
    subject: "Messages to your patients do not get through",
    body: (alert: { lab: string; channels: string; messages: number }) =>
      [
        `What ${alert.lab} sends by ${alert.channels} does not get through. Messages that failed or wait for another try: ${alert.messages}. In the last hour none got through.`,
        "Often the provider's account is empty or locked, or its password was changed. The provider's own words stand in the admin area under Messages, Sent.",
        "Please call those who wait for news of a visit or a report. What failed can be sent again in the admin area.",
      ].join("\n"),
  },
  "disk-nearly-full": {
    subject: "Your server's disk is nearly full",
    body: (alert: { lab: string; left: string }) =>
      [
        `Left on the disk of the server of ${alert.lab}: ${alert.left}.`,
        "Once it is full, no booking can be taken. Please tell whoever looks after the server to make room.",
      ].join("\n"),
  },
  "backup-old": {
    subject: "Your lab's data is not backed up",
    never: "never",
    body: (alert: { lab: string; made: string }) =>
      [
        `Last good backup of the data of ${alert.lab}: ${alert.made}.`,
        "If the server were lost now, the bookings since then would be, too. Please tell whoever looks after the server; its log says why.",
      ].join("\n"),
  },
};

type EveningFigures = Record<
  ("day" | "visits" | "booked" | "taken" | "cash" | "upi" | "card" | "forEarlier" | "owed" | "back") | "notClosed",
  string
>;

/** The owner's message with a day's figures. */
export const eveningMessage = {
  subject: ({ day, taken }: Pick<EveningFigures, "day" | "taken">) => `${day}: ${taken} taken`,
  body: (figures: EveningFigures & { lab: string }) =>
    [
      `${figures.lab}, ${figures.day}.`,
      `Visits of the day: ${figures.visits}, booked for ${figures.booked}.`,
      `Taken: ${figures.taken}, of it in cash ${figures.cash}, by UPI ${figures.upi}, by card ${figures.card}; for earlier visits ${figures.forEarlier}.`,
      `Owed by patients: ${figures.owed}. To give back: ${figures.back}.`,
      `Staff whose cash is not closed: ${figures.notClosed}.`,
    ].join("\n"),
};

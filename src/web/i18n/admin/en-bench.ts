/** The lab's bench: tubes arrive, or cannot be used. */
export const bench = {
  loading: "Loading the tubes...",
  failed: "Failed to load the tubes. Please try again later.",
  scan: "Scan the next tube",
  received: (count: number) => `${count} received today`,
  awaited: (missing: number, onTheWay: number, atCentre: number) =>
    [
      missing > 0 && `${missing} missing`,
      onTheWay > 0 && `${onTheWay} on the way`,
      atCentre > 0 && `${atCentre} at the centre`,
    ]
      .filter(Boolean)
      .join(", "),
  allHere: "None on the way",
  answers: {
    received: (time: string) => `Received just now, ${time}`,
    repeated: (time: string) => `Received before, at ${time}`,
    rejected: (reason: string) => `Rejected: ${reason}`,
    notRecorded: "Not recorded. Please scan it again.",
  },
  /** The end of a label, by which people compare tubes. */
  labelEnd: (end: string) => `…${end}`,
  reject: "Reject",
  rejectOne: (end: string, tube: string) => `Reject …${end}, ${tube}`,
  rejectedOne: (end: string, tube: string) => `…${end}, ${tube}, rejected`,
  missing: {
    heading: "Not here yet",
    unknown: "Drawn by an account that is gone",
    count: (missing: number, awaited: number, atCentre: number) => {
      if (missing > 0)
        return missing === awaited
          ? `${formatTubes(missing)} missing`
          : `${missing} missing of ${formatTubes(awaited)}`;
      if (atCentre === 0) return `${formatTubes(awaited)} on the way`;
      if (atCentre === awaited) return `${formatTubes(awaited)} at the centre`;
      return `${formatTubes(awaited - atCentre)} on the way, ${atCentre} at the centre`;
    },
    call: "Call",
    about: (name: string) => `: ${name}`,
    missing: (wait: string) => `Missing, drawn ${wait} ago`,
    onTheWay: (wait: string) => `On the way, drawn ${wait} ago`,
    atCentre: (wait: string) => `At the centre, drawn ${wait} ago`,
  },
  arrived: {
    heading: "Arrived today",
    none: "No tube has arrived today",
    noneSentence: "Scan a label, or type it and press Enter.",
    times: (drawn: string, received: string) => `drawn ${drawn}, received ${received}`,
    rejected: (end: string, reason: string) => `…${end} rejected: ${reason}`,
    redraw: (day: string, time: string) => `Free visit on ${day}, ${time}`,
  },
  foot: "A scan is the time received. To reject a tube, press it in the list.",
  footKey: "rejects the last",
  reasons: {
    clotted: "Clotted",
    haemolysed: "Haemolysed",
    "too-little": "Too little",
    "wrong-tube": "Wrong tube",
    leaked: "Leaked",
    unlabelled: "Label unreadable",
    old: "Too old",
    other: "Other, or lost",
  },
  rejection: {
    title: "Reject this tube?",
    of: (tube: string, booking: string) => `${tube} · ${booking}`,
    drawn: (person: string, time: string, by: string | null) =>
      by === null ? `${person}, drawn ${time}` : `${person}, drawn ${time} by ${by}`,
    loading: "Loading the tube...",
    failed: "Failed to load the tube. Please try again later.",
    why: "Why",
    missingReason: "Please choose a reason.",
    again: "Drawn again",
    visit: (day: string, time: string) => `Free visit on ${day}, ${time}`,
    noSlot: "No hour of the next two weeks is free.",
    change: "Another hour",
    day: "Day",
    hour: "Hour",
    send: "Reject, and book the free visit",
    sending: "Rejecting...",
    keep: "Leave it as it is",
    notify: "The patient is told by WhatsApp that it is free, and when.",
    money: "The first booking keeps its status and its money.",
    sendFailed: "Failed to reject the tube. Please try again.",
    wasTitle: "Rejected tube",
    was: (time: string, reason: string | null) =>
      reason === null ? `Rejected ${time}` : `Rejected ${time}: ${reason}`,
  },
};

function formatTubes(count: number): string {
  return count === 1 ? "1 tube" : `${count} tubes`;
}

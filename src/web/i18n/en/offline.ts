/** Texts shown without a connection. */
export const offline = {
  /** For a page the browser has not cached. */
  none: {
    title: "There is no connection",
    sentence: "This page is not kept on your device. Please try again when the line is back. You can call the lab now.",
    again: "Try again",
    bookings: "My Bookings",
    home: "Home",
  },
  /** On every page while the connection is down, and once it is back. */
  notice: {
    label: "Connection",
    down: (asOf: string) => `No connection, or a very slow one. This page is as of ${asOf}.`,
    back: (asOf: string) => `The connection is back. This page is as of ${asOf}.`,
    again: "Try again",
    refresh: "Refresh",
  },
};

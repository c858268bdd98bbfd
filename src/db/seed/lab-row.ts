export type LabRow = {
  name: string;
  city: string;
  address: string;
  email: string;
  /** E.164, the main helpline first. */
  phones: string[];
  whatsappPhone: string;
  hours: { booking: string; lab: string; collection: string };
  videos: Record<"walking" | "heartRisk", { youtubeId: string; title: string; minutes: number }>;
  seatsPerSlot: number;
  /** The last slot for tests that need fasting. */
  latestFastingStart: string;
  /** Empty: the demo takes no money. */
  upiAddress: string;
  upiName: string;
  upiMerchantCode: string;
  gstin: string;
  /** Until when patients change a visit by themselves, in minutes before it, and how often they move it. */
  moveUntilMinutes: number;
  cancelUntilMinutes: number;
  movesAllowed: number;
  /** Days without collection, as yyyy-MM-dd of the lab's calendar. */
  holidays: { day: string; name: string }[];
};

export const labRow: LabRow = {
  name: "Nabz Diagnostics",
  city: "Ludhiana",
  address: "12 Ferozepur Road, Ludhiana, Punjab 141001",
  email: "care@nabz.example",
  phones: ["+919876543210", "+919876543211"],
  whatsappPhone: "+919876543210",
  hours: {
    booking: "7:00 AM to 6:00 PM, every day except Sunday",
    lab: "Monday to Saturday, 7:00 AM-7:00 PM. Sunday closed.",
    collection: "Monday to Saturday, 7:00 AM-11:00 AM",
  },
  videos: {
    walking: { youtubeId: "aUaInS6HIGo", title: "What half an hour of walking a day does for your health", minutes: 9 },
    heartRisk: { youtubeId: "3_PYnWVoUzM", title: "What happens during a heart attack", minutes: 5 },
  },
  seatsPerSlot: 4,
  latestFastingStart: "11:00 AM",
  upiAddress: "",
  upiName: "",
  upiMerchantCode: "",
  gstin: "",
  moveUntilMinutes: 240,
  cancelUntilMinutes: 240,
  movesAllowed: 2,
  holidays: [
    { day: "2026-11-08", name: "Diwali" },
    { day: "2026-11-24", name: "Guru Nanak Jayanti" },
    { day: "2026-12-25", name: "Christmas" },
    { day: "2027-01-26", name: "Republic Day" },
    { day: "2027-03-22", name: "Holi" },
    { day: "2027-04-14", name: "Vaisakhi" },
    { day: "2027-08-15", name: "Independence Day" },
    { day: "2027-10-02", name: "Gandhi Jayanti" },
    { day: "2027-10-09", name: "Dussehra" },
    { day: "2027-10-29", name: "Diwali" },
    { day: "2027-11-14", name: "Guru Nanak Jayanti" },
    { day: "2027-12-25", name: "Christmas" },
  ],
};

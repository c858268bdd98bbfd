/** The PIN codes of Ludhiana, each with the name of its part of the city. The lab edits the list later. */
export const servedAreaRows = [
  { pinCode: "141001", name: "Civil Lines and Ferozepur Road" },
  { pinCode: "141002", name: "Model Town" },
  { pinCode: "141003", name: "Miller Ganj" },
  { pinCode: "141004", name: "Punjab Agricultural University" },
  { pinCode: "141006", name: "Gill Park" },
  { pinCode: "141007", name: "Basti Jodhewal" },
  { pinCode: "141008", name: "Brown Road" },
  { pinCode: "141010", name: "Focal Point" },
  { pinCode: "141012", name: "BRS Nagar and Rajguru Nagar" },
  { pinCode: "141013", name: "Dugri" },
];

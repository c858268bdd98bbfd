/** The query parameters that pages read. A page with any other one is rendered for its visitor and not kept. */
export const pageParameters = [
  "category",
  "search",
  "test",
  "tests",
  "package",
  "hideSelector",
  "offer",
  "sent",
] as const;

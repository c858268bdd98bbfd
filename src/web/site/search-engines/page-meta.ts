import type { MetaDescriptor } from "react-router";

/** A page's title and description, for search engines and for whoever the page is shared with. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}

/** For pages that lead nowhere from a search: what a visitor has chosen, and artwork. */
export const keptOutOfSearch: MetaDescriptor = { name: "robots", content: "noindex" };

import type { MetaDescriptor } from "react-router";

/** Returns a page's title and description, for search engines and link previews. */
export function createPageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}

/** For pages of no use in search results: a visitor's own selection, and artwork. */
export const noIndexMeta: MetaDescriptor = { name: "robots", content: "noindex" };

import { en } from "#web/texts/en.ts";

/** The document's title and description where they come with the page's data: React lifts them into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const full = en.site.titleOf(title);
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}

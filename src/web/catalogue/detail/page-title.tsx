import { en } from "#web/texts/en.ts";

/** The document's title and description where they come with the page's data: React lifts them into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{en.site.titleOf(title)}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

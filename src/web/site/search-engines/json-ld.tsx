import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { useOrigin } from "#web/site/search-engines/origin.ts";
import { jsonInScript } from "#web/ui/data/json-in-script.ts";
import { diagnosticLab } from "./json-ld-things.ts";

/** A thing of schema.org, as JSON. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

/** What a page is about, for machines; `of` gets the site's origin. Data, not a script: it is never run. */
export function JsonLd({ of: tell }: { of: (origin: string) => Thing }) {
  const origin = useOrigin();
  if (origin === null) return null;
  const html = jsonLdText(tell(origin));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function jsonLdText(thing: Thing): string {
  return jsonInScript({ "@context": "https://schema.org", ...thing });
}

/** Who runs the site, on the pages that introduce the lab. */
export function LabJsonLd() {
  const { data: lab } = useQuery(labQuery());
  return lab ? <JsonLd of={(origin) => diagnosticLab(origin, lab)} /> : null;
}

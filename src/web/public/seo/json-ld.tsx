import { useQuery } from "@tanstack/react-query";
import { toScriptJson } from "#web/lib/script-json.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { createDiagnosticLab } from "./json-ld-things.ts";
import { useSiteOrigin } from "./site-origin.ts";

/** An item of schema.org, as JSON. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

/** The page's structured data; `of` gets the site's origin. Data, not a script: it is never run. */
export function JsonLd({ of: tell }: { of: (origin: string) => Thing }) {
  const origin = useSiteOrigin();
  if (origin === null) return null;
  const html = formatJsonLd(tell(origin));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function formatJsonLd(item: Thing): string {
  return toScriptJson({ "@context": "https://schema.org", ...item });
}

/** The operator of the site, on the pages that introduce the lab. */
export function LabJsonLd() {
  const { data: lab } = useQuery(labQuery());
  return lab ? <JsonLd of={(origin) => createDiagnosticLab(origin, lab)} /> : null;
}

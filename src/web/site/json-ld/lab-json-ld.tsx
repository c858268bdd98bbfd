import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { diagnosticLab } from "./diagnostic-lab.ts";
import { JsonLd } from "./json-ld.tsx";

/** Who runs the site, on the pages that introduce the lab. */
export function LabJsonLd() {
  const { data: lab } = useQuery(labQuery());
  return lab ? <JsonLd of={(origin) => diagnosticLab(origin, lab)} /> : null;
}

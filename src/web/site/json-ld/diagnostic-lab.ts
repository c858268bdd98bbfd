import type { LabProfile } from "#core/lab/schema.ts";
import type { Thing } from "./json-ld.tsx";

/** By which the other things name the lab. */
export function labId(origin: string): string {
  return `${origin}/#lab`;
}

/** The lab as schema.org's DiagnosticLab: what its profile says, and no more. */
export function diagnosticLab(origin: string, lab: LabProfile): Thing {
  return {
    "@type": "DiagnosticLab",
    "@id": labId(origin),
    name: lab.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.png`,
    telephone: lab.phones,
    email: lab.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: lab.address,
      addressLocality: lab.city,
      addressCountry: "IN",
    },
    areaServed: { "@type": "City", name: lab.city },
  };
}

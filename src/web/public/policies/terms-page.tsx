import { words } from "#texts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import { Policy } from "./policy.tsx";

const texts = words.policies.terms;

export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export default function TermsPage() {
  return <Policy of={{ ...texts, sections: words.termsOfService }} />;
}

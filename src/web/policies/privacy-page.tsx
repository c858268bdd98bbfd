import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { en } from "#web/texts/en.ts";
import { Policy } from "./policy.tsx";

const texts = en.policies.privacy;

export const meta = () => pageMeta({ title: en.site.titleOf(texts.title), description: texts.description });

export default function PrivacyPage() {
  return <Policy of={texts} />;
}

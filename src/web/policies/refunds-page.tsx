import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { en } from "#web/texts/en.ts";
import { Policy } from "./policy.tsx";

const texts = en.policies.refunds;

export const meta = () => pageMeta({ title: en.site.titleOf(texts.title), description: texts.description });

export default function RefundsPage() {
  return <Policy of={texts} />;
}

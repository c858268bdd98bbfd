import { words } from "#texts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { Policy } from "./policy.tsx";

const texts = words.policies.refunds;

export const meta = () => pageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export default function RefundsPage() {
  return <Policy of={texts} />;
}

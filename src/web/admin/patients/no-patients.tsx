import { Link } from "react-router";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

export function NoPatients({ isSearch }: { isSearch: boolean }) {
  const texts = en.desk.patients;
  if (!isSearch) return <EmptyState heading="h2" title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyState heading="h2" title={texts.noneFound} sentence={texts.noneFoundSentence}>
      <Link className="btn btn-2" to="/admin/patients">
        {texts.clear}
      </Link>
    </EmptyState>
  );
}

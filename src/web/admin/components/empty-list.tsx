import { Link } from "react-router";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";

type Props = {
  title: string;
  sentence: string;
  /** Where the filters leave no row: the link that clears them. */
  clear?: { path: string; label: string };
};

/** In place of a list without rows. */
export function EmptyList({ title, sentence, clear }: Props) {
  return (
    <PageScroll>
      <EmptyState heading="h2" title={title} sentence={sentence}>
        {clear && (
          <Link className={buttonClass()} to={clear.path}>
            {clear.label}
          </Link>
        )}
      </EmptyState>
    </PageScroll>
  );
}

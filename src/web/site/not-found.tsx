import { words } from "#texts";
import { to } from "#web/to.ts";
import { missingPage } from "#web/ui/data/prefetch.ts";
import { FindForm } from "#web/ui/search/find-form.tsx";
import { LostState } from "#web/ui/states/lost-state.tsx";
import "./not-found.css";

/** Row 2.15: any other address. The server answers it with 404. */
export function loader() {
  return missingPage();
}

export const clientLoader = () => null;

export const meta = () => [{ title: words.site.titleOf(words.site.notFound.title) }];

export default function NotFound() {
  return (
    <div className="wrap section not-found">
      <LostState {...words.site.notFound}>
        <FindForm />
        <div className="lost-go">
          <a className="btn btn-2" href={to("/")}>
            {words.site.notFound.home}
          </a>
          <a className="btn btn-2" href={to("/test-packages")}>
            {words.site.nav.allPackages}
          </a>
        </div>
      </LostState>
    </div>
  );
}

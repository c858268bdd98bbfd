import { words } from "#texts";
import { to } from "#web/to.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { missingPage } from "#web/ui/data/prefetch.ts";
import { FindForm } from "#web/ui/search/find-form.tsx";
import "./not-found.css";

/** Row 2.15: any other address. The server answers it with 404. */
export function loader() {
  return missingPage();
}

export const clientLoader = () => null;

export const meta = () => [{ title: words.site.titleOf(words.site.notFound.title) }];

export default function NotFound() {
  return (
    <div className="wrap section">
      <div className="card state lost">
        <div className="lost-band on-cloth">
          <Cloth motif="nabz" />
        </div>
        <h1>{words.site.notFound.title}</h1>
        <p>{words.site.notFound.sentence}</p>
        <FindForm />
        <div className="lost-go">
          <a className="btn btn-2" href={to("/")}>
            {words.site.notFound.home}
          </a>
          <a className="btn btn-2" href={to("/test-packages")}>
            {words.site.nav.allPackages}
          </a>
        </div>
      </div>
    </div>
  );
}

import { Form } from "react-router";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { missingPage } from "#web/ui/data/prefetch.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SuggestingField } from "#web/ui/search/suggesting-field.tsx";
import "./not-found.css";

const search = words.home.hero;

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
        <Form className="find" role="search" aria-label={search.searchLabel} action="/tests-new">
          <SuggestingField label={search.searchLabel} placeholder={search.searchExample} name="search" />
          <button className="btn" type="submit">
            <span className="sr">{search.search}</span>
            <Icon name="arrow-right" />
          </button>
        </Form>
        <div className="lost-go">
          <a className="btn btn-1" href={to("/")}>
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

import { useQuery } from "@tanstack/react-query";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cheaperWayQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { bookPackagePath } from "./booking-paths.ts";
import { replaceTests } from "./cart-store.ts";
import "./held-note.css";

type Props = {
  testIds: readonly number[];
  /** The page on which other tests take their place. */
  pathOf: (testIds: readonly number[]) => string;
};

/** That a package or a panel holds the selected tests for less, and the change to it. */
export function CheaperNote({ testIds, pathOf }: Props) {
  const { data } = useQuery({ ...cheaperWayQuery(testIds), enabled: testIds.length > 0 });
  const cheaper = data?.cheaper;
  if (!cheaper) return null;
  const { selected, package: whole, tests, saves, asksMore } = cheaper;
  const name = whole?.name ?? words.cart.names(tests.map((test) => test.name));
  const href = whole ? bookPackagePath(whole.id) : pathOf(tests.map(({ id }) => id));
  return (
    <p className="held">
      <Icon name="info" small />
      <span>
        <span>{words.cart.cheaper(selected, name, formatRupees(fromWire(saves)))}</span>{" "}
        {whole && <span>{words.cart.holds(whole.tests)}</span>} {asksMore && <b>{asksMore}</b>}
      </span>
      <a className="btn btn-2 btn-s" href={to(href)} onClick={() => replaceTests(testIds, tests)}>
        <span>{whole ? words.cart.takePackage : words.cart.takeTests}</span>
        <span className="sr">{` ${name}`}</span>
      </a>
    </p>
  );
}

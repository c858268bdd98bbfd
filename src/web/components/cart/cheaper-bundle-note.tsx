import { useQuery } from "@tanstack/react-query";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { cheaperBundleQuery } from "#web/public/catalogue/queries.ts";
import { CartNote } from "./cart-note.tsx";
import { replaceTests } from "./cart-store.ts";

type Props = {
  testIds: readonly number[];
  /** Returns the page's path with other tests. */
  pathOf: (testIds: readonly number[]) => string;
};

/** Says that a package or a panel contains the selected tests for less, and offers to switch to it. */
export function CheaperBundleNote({ testIds, pathOf }: Props) {
  const { data } = useQuery({ ...cheaperBundleQuery(testIds), enabled: testIds.length > 0 });
  const cheaper = data?.cheaper;
  if (!cheaper) return null;
  const { selected, package: whole, tests, saves, asksMore } = cheaper;
  const name = whole?.name ?? words.cart.names(tests.map((test) => test.name));
  const href = whole ? bookPackagePath(whole.id) : pathOf(tests.map(({ id }) => id));
  return (
    <CartNote
      icon="info"
      text={
        <>
          <span>{words.cart.cheaper(selected, name, formatRupees(parseAmount(saves)))}</span>{" "}
          {whole && <span>{words.cart.holds(whole.tests)}</span>}{" "}
          {asksMore && <b lang={getTextLanguage(asksMore)}>{asksMore}</b>}
        </>
      }
    >
      <ButtonLink size="small" href={withBasePath(href)} onClick={() => replaceTests(testIds, tests)}>
        <span>{whole ? words.cart.takePackage : words.cart.takeTests}</span>
        <span className="sr-only">{` ${name}`}</span>
      </ButtonLink>
    </CartNote>
  );
}

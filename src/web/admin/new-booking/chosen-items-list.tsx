import { useQuery } from "@tanstack/react-query";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Button, IconButton } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { cheaperBundleQuery, packagesQuery } from "#web/public/catalogue/queries.ts";
import { type BookableCatalogueItem, type ChosenItem, listBookedItems } from "./chosen-items.ts";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.items;

/** Chosen items, with those covered by others, and a cheaper alternative. */
export function ChosenItemsList({ formState: { chosenItems, update } }: { formState: NewBookingFormState }) {
  if (chosenItems.length === 0) return null;
  const remove = (code: string) => {
    update(({ catalogueItems }) => ({ catalogueItems: catalogueItems.filter((item) => item.code !== code) }), "items");
    focusField("items");
  };
  return (
    <>
      <ul aria-label={texts.chosen}>
        {chosenItems.map(({ item, coveredBy }) => (
          <li key={item.code} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {item.name}
              {coveredBy && <small className="block text-soft">{texts.inside(coveredBy)}</small>}
            </span>
            <b className="font-semibold">{!coveredBy && formatRupees(getPricePaise(item))}</b>
            <IconButton icon="x" label={texts.remove(item.name)} onClick={() => remove(item.code)} />
          </li>
        ))}
      </ul>
      <CheaperBundle chosenItems={chosenItems} onUse={(catalogueItems) => update({ catalogueItems }, "items")} />
    </>
  );
}

type CheaperBundleProps = {
  chosenItems: readonly ChosenItem[];
  onUse: (items: readonly BookableCatalogueItem[]) => void;
};

/** Offers tests or a package that measure the same for less. Only for tests: not if a package is chosen. */
function CheaperBundle({ chosenItems, onUse }: CheaperBundleProps) {
  const booked = listBookedItems(chosenItems);
  const ids = booked.every(({ itemType }) => itemType === "test") ? booked.map(({ itemId }) => itemId) : [];
  const { data } = useQuery({ ...cheaperBundleQuery(ids), enabled: ids.length > 1 });
  const packages = useQuery(packagesQuery()).data ?? [];
  const cheaper = ids.length > 1 ? data?.cheaper : null;
  if (!cheaper) return null;
  const { package: whole, tests, saves } = cheaper;
  const items = whole ? packages.filter(({ id }) => id === whole.id) : tests;
  const use = () => {
    onUse(items);
    focusField("items");
  };
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-offer-soft px-3 py-2 text-offer-text">
      <Icon name="info" small />
      <p className="min-w-0 flex-1">
        <b>{texts.less(formatRupees(parseAmount(saves)))}</b>{" "}
        {whole
          ? texts.packageFor(whole.name, whole.tests)
          : texts.testsFor(words.cart.names(tests.map(({ name }) => name)))}
      </p>
      <Button size="small" onClick={use}>
        {texts.use}
      </Button>
    </div>
  );
}

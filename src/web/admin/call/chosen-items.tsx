import { useQuery } from "@tanstack/react-query";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cheaperWayQuery, packagesQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type Asked, bookedOf, type Thing } from "./call-items.ts";
import { type CallInHand, goTo } from "./use-call.ts";

const texts = words.desk.call.items;

/** What was asked for, what is inside another of it, and what would cost less. */
export function ChosenItems({ hand: { asked, tell } }: { hand: CallInHand }) {
  if (asked.length === 0) return null;
  const remove = (code: string) => {
    tell(({ things }) => ({ things: things.filter((thing) => thing.code !== code) }), "items");
    goTo("items");
  };
  return (
    <>
      <ul className="call-chosen" aria-label={texts.chosen}>
        {asked.map(({ item, inside }) => (
          <li key={item.code}>
            <span>
              {item.name}
              {inside && <small>{texts.inside(inside)}</small>}
            </span>
            <b>{!inside && formatRupees(pricePaise(item))}</b>
            <button
              className="icon-btn"
              type="button"
              aria-label={texts.remove(item.name)}
              onClick={() => remove(item.code)}
            >
              <Icon name="x" small />
            </button>
          </li>
        ))}
      </ul>
      <Cheaper asked={asked} onUse={(things) => tell({ things }, "items")} />
    </>
  );
}

type CheaperProps = { asked: readonly Asked[]; onUse: (things: readonly Thing[]) => void };

/** What measures all of this for less; where a package is among it, nothing is looked for. */
function Cheaper({ asked, onUse }: CheaperProps) {
  const booked = bookedOf(asked);
  const ids = booked.every(({ itemType }) => itemType === "test") ? booked.map(({ itemId }) => itemId) : [];
  const { data } = useQuery({ ...cheaperWayQuery(ids), enabled: ids.length > 1 });
  const packages = useQuery(packagesQuery()).data ?? [];
  const cheaper = ids.length > 1 ? data?.cheaper : null;
  if (!cheaper) return null;
  const { package: whole, tests, saves } = cheaper;
  const things = whole ? packages.filter(({ id }) => id === whole.id) : tests;
  const use = () => {
    onUse(things);
    goTo("items");
  };
  return (
    <div className="call-less">
      <Icon name="info" small />
      <p>
        <b>{texts.less(formatRupees(fromWire(saves)))}</b>{" "}
        {whole
          ? texts.packageFor(whole.name, whole.tests)
          : texts.testsFor(words.cart.names(tests.map(({ name }) => name)))}
      </p>
      <button className="btn btn-2 btn-s" type="button" onClick={use}>
        {texts.use}
      </button>
    </div>
  );
}

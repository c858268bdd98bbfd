import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: 'Book Now at 1999 Only' books the offer's package at the offer's price, and 'Call Us' dials the lab. */
export function BookingCall({ bookPath, price }: { bookPath: string; price: string }) {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <>
      <div className="offer-go">
        <a className="btn btn-1" href={bookPath}>
          {en.landing.hero.book(price)}
        </a>
        {phone && (
          <a className="btn btn-2" href={`tel:${phone}`}>
            <Icon name="phone" small /> {en.landing.hero.call}
          </a>
        )}
      </div>
      <p className="sm soft">{en.landing.hero.terms}</p>
    </>
  );
}

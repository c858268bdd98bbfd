import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

const five = [1, 2, 3, 4, 5];

/** A rating of 1 to 5; read aloud as words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div className="stars" role="img" aria-label={en.voices.rating(rating)}>
      {five.map((star) => (
        <Icon key={star} name="star" className={star <= rating ? "" : "off"} />
      ))}
    </div>
  );
}

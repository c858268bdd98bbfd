import type { ReactNode } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { CatalogueText, Gloss } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { ItemCode } from "#web/components/item-code.tsx";

type Props = {
  of: Pick<Package, "name" | "code" | "description" | "gloss">;
  /** Light text on a dark cloth. */
  isOnCloth: boolean;
  /** The drawing, which fills its place. On a phone an organ is beside the name, and a pattern above it. */
  art: ReactNode;
  artPlace: "beside" | "above";
  tags: ReactNode;
};

const frame = "rounded-xl border";
const artPlaces = {
  beside: { banner: "grid-cols-end", art: "order-last my-4 mr-4 min-h-26 w-17 md:mr-0 md:w-auto" },
  above: { banner: "", art: "min-h-11 md:order-last" },
} as const;

/** What is sold, in a few words next to its drawing; low enough that a laptop shows the price and Book Now below it. */
export function DetailBanner({ of: item, isOnCloth, art, artPlace, tags }: Props) {
  const places = artPlaces[artPlace];
  return (
    <header
      className={cx(
        frame,
        "grid overflow-hidden md:grid-cols-9",
        isOnCloth ? "on-cloth border-transparent bg-cloth text-on-cloth" : "border-line bg-sunken",
        places.banner,
      )}
    >
      <div className={cx("relative md:col-span-4", places.art)}>{art}</div>
      <div className="grid content-center gap-2 p-4 md:col-span-5 md:min-h-60 md:gap-3 md:px-10 md:py-6">
        <div className="flex flex-wrap items-center gap-2">
          {tags}
          <ItemCode isOnCloth={isOnCloth}>{item.code}</ItemCode>
        </div>
        <h1 className="max-md:text-[clamp(1.375rem,6.6vw,1.75rem)]" translate="no">
          {item.name}
        </h1>
        <Gloss of={item} isOnCloth={isOnCloth} className="md:text-lg" />
        <p className={cx("max-md:text-sm max-md:leading-normal", isOnCloth ? "text-on-cloth-soft" : "text-soft")}>
          <CatalogueText of={item} field="description" />
        </p>
      </div>
    </header>
  );
}

/** Skeleton of the banner. */
export function BannerSkeleton({ artPlace }: Pick<Props, "artPlace">) {
  return <div className={cx(frame, "border-line bg-sunken md:h-60", artPlace === "beside" ? "h-34" : "h-19")} />;
}

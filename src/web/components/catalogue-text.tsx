import type { TranslatedThing } from "#core/catalogue/translations/schema.ts";
import { getFieldLanguage } from "#web/i18n/field-language.ts";
import { cx } from "./classes.ts";

type Field = NonNullable<TranslatedThing["english"]>[number];

type TextProps<F extends Field> = { of: TranslatedThing & Record<F, string>; field: F };

/** A text of the catalogue; one that is not translated is marked as English. */
export function CatalogueText<F extends Field>({ of, field }: TextProps<F>) {
  const language = getFieldLanguage(of, field);
  return language ? <span lang={language}>{of[field]}</span> : of[field];
}

type GlossProps = { of: { gloss?: string | undefined }; isOnCloth?: boolean; className?: string };

/** What the name of a test or package means, below it; nothing in English. */
export function Gloss({ of: { gloss }, isOnCloth = false, className }: GlossProps) {
  if (!gloss) return null;
  const colour = isOnCloth ? "text-on-cloth" : "text-soft";
  return <span className={cx("block text-sm leading-normal font-normal", colour, className)}>{gloss}</span>;
}

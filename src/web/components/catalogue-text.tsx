import type { TranslatedRecord } from "#core/catalogue/translations/schema.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { cx } from "./classes.ts";

type Field = NonNullable<TranslatedRecord["english"]>[number];

type TextProps<F extends Field> = { of: Record<F, string>; field: F };

/** A text of the catalogue; one that stays in English is marked as such. */
export function CatalogueText<F extends Field>({ of, field }: TextProps<F>) {
  const text = of[field];
  const language = getTextLanguage(text);
  return language ? <span lang={language}>{text}</span> : text;
}

type GlossProps = { of: { gloss?: string | undefined }; isOnCloth?: boolean; className?: string };

/** What the name of a test or package means, below it; nothing in English. */
export function Gloss({ of: { gloss }, isOnCloth = false, className }: GlossProps) {
  if (!gloss) return null;
  const colour = isOnCloth ? "text-on-cloth" : "text-soft";
  return <span className={cx("block text-sm leading-normal font-normal", colour, className)}>{gloss}</span>;
}

import { normalizeText, toLatinDigits } from "#core/text-normalization.ts";
import { getWholeYears, MONTHS_PER_YEAR } from "./exact-age.ts";

/**
 * An age in whole years; given in months or days, as for babies, also exactly (an ISO 8601 duration: "P18M", "P10D").
 */
export type Age = { years: number; exact: string | null };

export const MAX_AGE = 120;

const DAYS_PER_WEEK = 7;

const NEWBORN_PATTERN = /^(?:new\s?-?born|just born|navjaat|नवजात|ਨਵਜੰਮਿਆ|ਨਵਜੰਮੀ)(?: baby)?$/;
const AMOUNT_PATTERN = /^(\d{1,5})(\.5)?\s*([^\d\s.,]*)\.?(?:\s*(?:,|and|aur|ate|te|और|ਅਤੇ|ਤੇ)\s*|\s+|(?=\d)|$)/;

const unitPatterns = {
  years: /^(?:y|yr|yrs|year|years|s[aā]+l|sa+la|varsh|साल|वर्ष|बरस|ਸਾਲ|ਵਰ੍ਹੇ)$/,
  months: /^(?:m|mo|mos|mon|mth|mths|month|months|mah?[ie]+na|mah?[ie]+ne|mahin[ae]y?|महीना|महीने|माह|ਮਹੀਨਾ|ਮਹੀਨੇ|ਮਾਹ)$/,
  weeks: /^(?:w|wk|wks|week|weeks|haf[ts]+[ae]|हफ\u093c?्ता|हफ\u093c?्ते|ਹਫ\u0a3c?ਤਾ|ਹਫ\u0a3c?ਤੇ)$/,
  days: /^(?:d|day|days|din|dina|दिन|ਦਿਨ)$/,
};
type Unit = keyof typeof unitPatterns;

/** Parses a typed age ("58", "18 months", "8 mahine", "1 saal 6 mahine", "10 ਦਿਨ"); null if it is not one. */
export function parseAge(typed: string): Age | null {
  const text = toLatinDigits(normalizeText(typed)).trim().toLowerCase();
  if (/^\d{1,3}$/.test(text)) return limitAge({ years: Number(text), exact: null });
  if (NEWBORN_PATTERN.test(text)) return { years: 0, exact: "P0D" };
  const amounts = parseAmounts(text.replace(/\s*old$/, ""));
  return amounts && limitAge(toAge(amounts));
}

/** Parses amounts, each unit at most once; null for any other text. */
function parseAmounts(text: string): Partial<Record<Unit, number>> | null {
  const amounts: Partial<Record<Unit, number>> = {};
  let rest = text;
  while (rest !== "") {
    const [whole = "", count = "", half, word = ""] = AMOUNT_PATTERN.exec(rest) ?? [];
    const unit = (Object.keys(unitPatterns) as Unit[]).find((name) => unitPatterns[name].test(word));
    if (!unit || amounts[unit] !== undefined || (half && unit !== "years")) return null;
    amounts[unit] = Number(count) + (half ? 0.5 : 0);
    rest = rest.slice(whole.length);
  }
  return text === "" ? null : amounts;
}

function toAge({ years = 0, months = 0, weeks, days }: Partial<Record<Unit, number>>): Age {
  const allMonths = Math.round(years * MONTHS_PER_YEAR) + months;
  const allDays = (weeks ?? 0) * DAYS_PER_WEEK + (days ?? 0);
  const isExact = months > 0 || weeks !== undefined || days !== undefined || !Number.isInteger(years) || years === 0;
  if (!isExact) return { years, exact: null };
  const exact = `P${allMonths > 0 ? `${allMonths}M` : ""}${allDays > 0 || allMonths === 0 ? `${allDays}D` : ""}`;
  return { years: getWholeYears(exact), exact };
}

function limitAge(age: Age): Age | null {
  return age.years <= MAX_AGE ? age : null;
}

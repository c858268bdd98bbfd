import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { Day } from "#core/slots/schema.ts";
import { MAX_ID } from "#core/text-schemas.ts";

/** A row's place in a list by day and id. */
export type DayPosition = { day: string; id: number };

const CURSOR_PATTERN = /^(\d{4}-\d{2}-\d{2})_([1-9]\d{0,9})$/;

/** The cursor of a list by day and id, parsed to the place of the last row of the page before: "2026-11-23_41". */
export const DayCursor = z
  .string()
  .transform((text, issues): DayPosition => {
    const position = parseDayCursor(text);
    if (position) return position;
    issues.addIssue({ code: "custom", message: validationKey("query-cursor") });
    return z.NEVER;
  })
  .meta({ description: "The cursor of the page before: rows after it" });

/** Returns the cursor of the page that follows this row. */
export function formatDayCursor({ day, id }: DayPosition): string {
  return `${day}_${id}`;
}

function parseDayCursor(text: string): DayPosition | null {
  const [, day = "", digits] = CURSOR_PATTERN.exec(text) ?? [];
  const id = Number(digits);
  return Day.safeParse(day).success && id <= MAX_ID ? { day, id } : null;
}

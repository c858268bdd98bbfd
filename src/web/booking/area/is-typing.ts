import { pinDigits } from "#core/areas/pin-code.ts";

/** A PIN code that may still become one: nobody is corrected in the middle of it. */
export function isTyping(typed: string): boolean {
  return /^[1-9]\d{0,4}$/.test(pinDigits(typed));
}

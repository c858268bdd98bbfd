import { z } from "@hono/zod-openapi";
import { loginCodeDigits, loginCodeMistake } from "#core/login/login-code.ts";
import { loginPhoneMistake } from "#core/login/login-phone.ts";

/** A field whose rule is a function that says what is wrong. */
function ruled(mistakeIn: (typed: string) => string | null) {
  return z.string().check((field) => {
    const message = mistakeIn(field.value);
    if (message !== null) field.issues.push({ code: "custom", message, input: field.value });
  });
}

export const LoginPhone = ruled(loginPhoneMistake);
export const LoginCode = ruled(loginCodeMistake).transform(loginCodeDigits);
export const LoginTicket = z.string().max(100);
export const CodePermit = z
  .string()
  .max(100)
  .openapi({ description: "What a booking that needs the phone to be confirmed was answered" });

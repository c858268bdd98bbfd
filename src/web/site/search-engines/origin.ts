import type { RouterContextProvider } from "react-router";
import { siteContext } from "#web/context.ts";

/** Where the site stands, e.g. "https://nabz.example": PUBLIC_URL, or without it the address that was asked. */
export function originOf(context: Readonly<RouterContextProvider>, asked: URL): string {
  return new URL(context.get(siteContext).publicUrl ?? asked).origin;
}

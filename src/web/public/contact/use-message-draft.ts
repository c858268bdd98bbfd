import { type RefObject, useEffect } from "react";
import { MESSAGE_DRAFT_KEY } from "#web/account/session-hints.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { messageFields } from "./send-message.ts";

/**
 * Restores the message that was typed in this tab after a reload, into fields that are still empty. Returns functions
 * that store it and that remove it.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const stored = readStored("sessionStorage", MESSAGE_DRAFT_KEY) as Record<string, string> | null;
    for (const name of messageFields) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement;
      if (stored?.[name] && !field.value) field.value = stored[name];
    }
  }, [form]);
  return {
    save: () =>
      writeStored("sessionStorage", MESSAGE_DRAFT_KEY, Object.fromEntries(new FormData(form.current ?? undefined))),
    clear: () => removeStored("sessionStorage", MESSAGE_DRAFT_KEY),
  };
}

import { type RefObject, useEffect } from "react";
import { MESSAGE_DRAFT_KEY } from "#web/account/session-hints.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { FORM_KEY, messageFields } from "./send-message.ts";

/**
 * Restores the message that was typed in this tab after a reload, into fields that are still empty, with the form's
 * key. Returns functions that store it and that remove it.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const stored = readStored("sessionStorage", MESSAGE_DRAFT_KEY) as Record<string, string> | null;
    for (const name of [...messageFields, FORM_KEY]) {
      const field = getField(form, name);
      if (field && stored?.[name] && !field.value) field.value = stored[name];
    }
  }, [form]);
  return {
    save: () => {
      const key = getField(form, FORM_KEY);
      if (key) key.value ||= Math.random().toString(36).slice(2);
      writeStored("sessionStorage", MESSAGE_DRAFT_KEY, Object.fromEntries(new FormData(form.current ?? undefined)));
    },
    clear: () => {
      // A reset form keeps the values of its hidden fields.
      const key = getField(form, FORM_KEY);
      if (key) key.value = "";
      removeStored("sessionStorage", MESSAGE_DRAFT_KEY);
    },
  };
}

function getField(form: RefObject<HTMLFormElement | null>, name: string): HTMLInputElement | null {
  return form.current?.elements.namedItem(name) as HTMLInputElement | null;
}

import { type RefObject, useEffect, useState } from "react";
import { MESSAGE_DRAFT_KEY } from "#web/account/session-hints.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { type MessageField, messageFields } from "./send-message.ts";

type MessageValues = Record<MessageField, string>;

/**
 * The message that was typed in this tab, restored after a reload and cleared once it is sent. `values` are undefined
 * where nothing was typed.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<MessageValues>();
  useEffect(() => {
    const stored = readStored("sessionStorage", MESSAGE_DRAFT_KEY) as Partial<Record<string, unknown>> | null;
    if (!stored) return;
    const typed = readValues(form.current);
    const merge = (field: MessageField) => typed[field] || (typeof stored[field] === "string" ? stored[field] : "");
    setValues(Object.fromEntries(messageFields.map((field) => [field, merge(field)])) as MessageValues);
  }, [form]);
  return {
    values,
    save: () => writeStored("sessionStorage", MESSAGE_DRAFT_KEY, readValues(form.current)),
    clear: () => {
      removeStored("sessionStorage", MESSAGE_DRAFT_KEY);
      setValues(undefined);
    },
  };
}

function readValues(form: HTMLFormElement | null): Partial<MessageValues> {
  const typed = form ? new FormData(form) : new FormData();
  return Object.fromEntries(messageFields.map((field) => [field, String(typed.get(field) ?? "")]));
}

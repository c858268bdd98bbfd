import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { normalizeTestPhone, validateTestPhone } from "#core/messages/test-phone.ts";
import { sentences } from "#sentences";
import { browserFetch } from "#web/lib/api-client.ts";
import { providerStatusQuery } from "./queries.ts";
import { requestTestMessage } from "./request-test-message.ts";

/** The phone of a test form and the result of its message. */
export function useTestMessage() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState("");
  const [mistake, setMistake] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (digits: string) => requestTestMessage(browserFetch, digits),
    // The session has ended: refetching the provider's status fails too, and the login gate is shown.
    onError: () => client.invalidateQueries({ queryKey: providerStatusQuery().queryKey }),
  });
  const type = (typed: string) => {
    setPhone(normalizeTestPhone(typed));
    setMistake(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const refusal = validateTestPhone(phone);
    setMistake(refusal && sentences.testMessageForm[refusal]);
    if (refusal === null) return sending.mutate(phone);
    sending.reset();
    input.current?.focus();
  };
  return { phone, type, submit, mistake, input, isSending: sending.isPending, result: sending.data ?? null };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { typedDigits, whyRefused } from "#core/messages/trial/test-phone.ts";
import { browserFetch } from "#web/api-client.ts";
import { providerStatusQuery } from "./queries.ts";
import { sendTest } from "./send-test.ts";

/** The phone of a test form and what became of its message (row 5.15). */
export function useTestMessage() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState("");
  const [mistake, setMistake] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (digits: string) => sendTest(browserFetch, digits),
    // The session has ended: asked again, the provider's state is refused, and the gate is shown.
    onError: () => client.invalidateQueries({ queryKey: providerStatusQuery().queryKey }),
  });
  const type = (typed: string) => {
    setPhone(typedDigits(typed));
    setMistake(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const refusal = whyRefused(phone);
    setMistake(refusal);
    if (refusal === null) return sending.mutate(phone);
    sending.reset();
    input.current?.focus();
  };
  return { phone, type, submit, mistake, input, isSending: sending.isPending, result: sending.data ?? null };
}

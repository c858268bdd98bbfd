import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CashCount, DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { formatAmount, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { readStored, writeStored } from "#web/lib/browser-storage.ts";
import { closingsKey, closingsQuery } from "./queries.ts";
import { type CountWay, readNotes, sumTyped, type TypedCount, toTypedCount } from "./typed-count.ts";

const COUNT_WAY_KEY = "nabz_count_way";

type SentCount = { countedPaise: Paise; kept?: string; reason?: string };

/** A person's own count of a day, from the first note to the hand-over. What is typed stays until it is accepted. */
export function useCashCount(closing: PersonClosing) {
  const [typed, setTyped] = useState<TypedCount>(() => toTypedCount(closing.count));
  const [way, chooseWay] = useCountWay(closing.count);
  /** A count that differs and has no reason yet: it is not stored. */
  const [open, setOpen] = useState<CashCount | null>(null);
  const [step, setStep] = useState<"count" | "compare" | "hand-over">(closing.count ? "hand-over" : "count");
  const sending = useSendCount(closing, {
    onStored: (isHandedOver) => {
      setOpen(null);
      setStep(isHandedOver ? "hand-over" : "compare");
    },
    onDifference: (count) => {
      setOpen(count);
      setStep("compare");
    },
    onElsewhere: () => setStep("hand-over"),
  });
  const send = (count: SentCount) =>
    sending.mutateAsync({ ...count, notes: way === "notes" ? readNotes(typed) : null }).catch(() => undefined);
  return {
    ...{ typed, setTyped, way, chooseWay, step },
    countedPaise: sumTyped(typed, way),
    compared: open ?? closing.count,
    isStored: open === null,
    error: sending.error,
    isPending: sending.isPending,
    count: (countedPaise: Paise) => send({ countedPaise }),
    /** Stores what is kept and the reason, or shows the hand-over if they are stored already. */
    handOver: (compared: CashCount, { kept, reason }: { kept: string; reason?: string }) => {
      const isSame = open === null && parseAmount(kept) === parseAmount(compared.kept) && !reason;
      if (isSame) return setStep("hand-over");
      return send({ countedPaise: parseAmount(compared.counted), kept, ...(reason && { reason }) });
    },
    countAgain: () => {
      sending.reset();
      setStep("count");
    },
  };
}

export type CashCounting = ReturnType<typeof useCashCount>;

/** The choice is remembered for the visit; a stored count has its own. */
function useCountWay(count: CashCount | null) {
  const [way, setWay] = useState<CountWay>(() => {
    if (count) return count.notes ? "notes" : "sum";
    return readStored("sessionStorage", COUNT_WAY_KEY) === "sum" ? "sum" : "notes";
  });
  const chooseWay = (chosen: CountWay) => {
    setWay(chosen);
    writeStored("sessionStorage", COUNT_WAY_KEY, chosen);
  };
  return [way, chooseWay] as const;
}

type SendHandlers = {
  onStored: (isHandedOver: boolean) => void;
  onDifference: (count: CashCount) => void;
  onElsewhere: () => void;
};

function useSendCount(
  { day, version, isOwn, person }: PersonClosing,
  { onStored, onDifference, onElsewhere }: SendHandlers,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ countedPaise, notes, kept, reason }: SentCount & { notes: Record<string, number> | null }) =>
      callApi(browserFetch, "POST /api/closings", {
        body: {
          ...{ day, version: version ?? 0, counted: formatAmount(countedPaise) },
          ...(!isOwn && { personId: person.id }),
          ...(notes && { notes }),
          ...(kept && { kept }),
          ...(reason && { reason }),
        },
      }),
    onSuccess: (closings: DayClosings, { kept }) => {
      client.setQueryData(closingsQuery(day).queryKey, closings);
      onStored(kept !== undefined);
    },
    onError: async (error) => {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code === "ask-first" && problem.count) return onDifference(problem.count as CashCount);
      if (problem?.code !== "changed-meanwhile") return;
      await client.invalidateQueries({ queryKey: closingsKey });
      showToast({ title: words.admin.frame.error, text: problem.detail ?? words.admin.count.unsent, tone: "error" });
      onElsewhere();
    },
  });
}

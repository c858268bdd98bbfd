import { useState } from "react";
import type { CashMove, PersonClosing, Settlement } from "#core/money/closings/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast, withConfirmations } from "#web/admin/components/api-errors.ts";
import type { CallBody } from "#web/admin/components/form-fields.ts";
import { useAdminChange } from "#web/admin/components/use-admin-change.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";
import { closingsKey } from "./queries.ts";

/** What a change of cash touches. */
const refetched = [closingsKey, bookingListsKey];

/** Accepts a colleague's closing with what the user counted; the form shows what went wrong. */
export function useAcceptClosing({ id, version, person }: PersonClosing) {
  return useAdminChange({
    refetched,
    send: (counted: string) =>
      callApi(browserFetch, "POST /api/closings/{id}/acceptance", {
        path: { id: id ?? 0 },
        body: { counted, version: version ?? 0 },
      }),
    done: () => words.admin.closings.accepted(person.name),
  });
}

type SettlementBody = CallBody<"PUT /api/settlements/{day}/{method}">;

/** Records what the bank or the card machine shows; the form shows what went wrong. */
export function useDeclareSettlement(day: string, method: Settlement["method"]) {
  return useAdminChange({
    refetched,
    send: (body: SettlementBody) =>
      callApi(browserFetch, "PUT /api/settlements/{day}/{method}", { path: { day, method }, body }),
    done: () => words.admin.closings.settlements.saved,
  });
}

type MoveBody = Omit<CallBody<"POST /api/cash-moves">, "key" | "confirmed">;

/**
 * Records cash that changes hands. The key stays until it is recorded, so that a repeated request counts once. Asks
 * before more is given than one has; resolves to null if the user answers with no.
 */
export function useMoveCash() {
  const [key] = useState(createRandomId);
  return useAdminChange({
    refetched,
    send: (move: MoveBody) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "POST /api/cash-moves", { body: { key, ...move, ...answers } }),
      ),
    done: (move) => words.admin.cashMoves.done(formatMove(move)),
  });
}

/** Accepts cash that is given, or refuses it; as its giver takes it back. A failure is shown in a toast. */
export function useAnswerMove(move: CashMove) {
  const texts = words.admin.cashMoves;
  return useAdminChange({
    refetched,
    send: (answer: "acceptance" | "refusal") =>
      answer === "acceptance"
        ? callApi(browserFetch, "POST /api/cash-moves/{id}/acceptance", { path: { id: move.id } })
        : callApi(browserFetch, "POST /api/cash-moves/{id}/refusal", { path: { id: move.id } }),
    done: ({ status }) =>
      status === "accepted" ? texts.acceptedToast(formatMove(move)) : texts.refusedToast(formatMove(move)),
    onError: (error) => showErrorToast(error, texts.failed),
  });
}

function formatMove({ amount }: Pick<CashMove, "amount">): string {
  return formatRupees(parseAmount(amount));
}

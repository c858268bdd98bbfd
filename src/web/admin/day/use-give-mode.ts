import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type DayCard, findDayCard } from "#core/admin/day-cards.ts";
import type { DayPhlebotomist } from "#core/admin/day-schema.ts";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { getFocusedVisitId } from "./board.tsx";

const texts = words.admin.day.give;

type VisitVersion = { id: number; version: number };
type Assignment = { visits: VisitVersion[]; to: DayPhlebotomist | null };

/** A shown assignment; `from` is whose all the visits were, undefined if they were of several. */
type AssignmentRequest = Assignment & { from: DayPhlebotomist | null | undefined };

/** Gives visits of the versions that were shown to a phlebotomist, with a toast that can undo it. */
function useAssignVisits() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ visits, to }: AssignmentRequest) =>
      callApi(browserFetch, "POST /api/visits/assignments", { body: { visits, phlebotomistId: to?.id ?? null } }),
    onSuccess: (assigned, { to, from }) => {
      const visits = assigned.map(({ id, version }) => ({ id, version }));
      const undo = from === undefined ? undefined : () => change.mutate({ visits, to: from, from: to });
      showToast({ title: formatDone(assigned.length, to), ...(undo && { undo }) });
    },
    onError: (error) => showErrorToast(error, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return change;
}

function formatDone(count: number, to: DayPhlebotomist | null): string {
  if (!to) return texts.takenBack;
  return count === 1 ? texts.done(to.name) : texts.doneTogether(count, to.name);
}

type GiveModeInput = {
  cards: readonly DayCard[];
  phlebotomists: readonly DayPhlebotomist[];
  /** With a panel open, the key belongs to the panel. */
  isEnabled: boolean;
};

/** Gives a visit to a phlebotomist: by the `a` key, by its button or by drop. */
export function useGiveMode({ cards, phlebotomists, isEnabled }: GiveModeInput) {
  const isAllowed = usePermissions()("assign-visit");
  const assignment = useAssignVisits();
  const [givenId, setGivenId] = useState<number | null>(null);
  const card = findDayCard(cards, givenId);
  const start = (id: number | null) => {
    const found = findDayCard(cards, id);
    setGivenId(found && canMoveVisit(found) ? found.id : null);
  };
  const give = (given: readonly DayCard[], to: DayPhlebotomist | null) => {
    const changed = given.filter(({ phlebotomistId }) => phlebotomistId !== (to?.id ?? null));
    // The card gets the focus back before the new answer moves it.
    setGivenId(null);
    if (assignment.isPending || changed.length === 0) return;
    const owners = new Set(changed.map(({ phlebotomistId }) => phlebotomistId));
    const [owner] = owners;
    const from = owners.size > 1 ? undefined : (phlebotomists.find(({ id }) => id === owner) ?? null);
    const visits = changed.map(({ visitId, visitVersion }) => ({ id: visitId, version: visitVersion }));
    assignment.mutate({ visits, to, from });
  };
  useShortcuts({ a: isAllowed && isEnabled ? () => start(getFocusedVisitId()) : undefined });
  return {
    card: isAllowed ? card : undefined,
    isBusy: assignment.isPending,
    /** Undefined without permission. */
    start: isAllowed ? start : undefined,
    onGive: give,
    onClose: () => setGivenId(null),
  };
}

export type GiveMode = ReturnType<typeof useGiveMode>;

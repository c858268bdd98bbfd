import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { type Callers, initialCallers, loadCallers, storeCallers } from "./caller-drafts.ts";
import { emptyDraft } from "./use-new-booking.ts";

/** `owner` is the user whose drafts were loaded. */
type CallersState = { all: Callers; owner?: string; isRestored: boolean };

/** The signed-in user's drafts in this tab; they survive a reload and navigation. */
export function useCallers() {
  const { data: me } = useQuery(currentUserQuery());
  const currentOwner = me && `${me.role} ${me.name}`;
  const [{ all, owner, isRestored }, setCallers] = useState<CallersState>({ all: initialCallers, isRestored: false });
  useEffect(() => {
    if (!currentOwner) return;
    const stored = loadCallers(currentOwner);
    setCallers(({ all: shown }) => ({ all: stored ?? shown, owner: currentOwner, isRestored: stored !== null }));
  }, [currentOwner]);
  useEffect(() => {
    if (owner) storeCallers(owner, all);
  }, [owner, all]);
  const open = all.callers.find(({ id }) => id === all.openId);
  return {
    all,
    call: open?.call ?? emptyDraft,
    /** Changes with the caller, and once stored drafts are loaded. */
    formKey: `${all.openId} ${isRestored}`,
    change: (change: (before: Callers) => Callers) =>
      setCallers(({ all: before, ...rest }) => ({ ...rest, all: change(before) })),
  };
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newCall } from "#web/admin/call/use-call.ts";
import { meQuery } from "#web/admin/layout/queries.ts";
import { type Callers, firstCaller, keepCallers, keptCallers } from "./drafts.ts";

/** `readFor` is for whom the tab was read. */
type State = { all: Callers; readFor?: string; isRestored: boolean };

/** The callers of this tab, as whoever is signed in left them: a reload and a look at another page lose nothing. */
export function useCallers() {
  const { data: me } = useQuery(meQuery());
  const whose = me && `${me.role} ${me.name}`;
  const [{ all, readFor, isRestored }, setCallers] = useState<State>({ all: firstCaller, isRestored: false });
  useEffect(() => {
    if (!whose) return;
    const kept = keptCallers(whose);
    setCallers(({ all: shown }) => ({ all: kept ?? shown, readFor: whose, isRestored: kept !== null }));
  }, [whose]);
  useEffect(() => {
    if (readFor) keepCallers(readFor, all);
  }, [readFor, all]);
  const open = all.callers.find(({ id }) => id === all.openId);
  return {
    all,
    call: open?.call ?? newCall,
    /** Another one for each caller, and once what the tab had kept is there. */
    formKey: `${all.openId} ${isRestored}`,
    change: (act: (before: Callers) => Callers) =>
      setCallers(({ all: before, ...rest }) => ({ ...rest, all: act(before) })),
  };
}

import { useEffect, useState } from "react";
import type { RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { getServerTime } from "#web/lib/server-clock.ts";
import { getUndoTime } from "./next-step.ts";
import { useVisitEvents } from "./visit-events.tsx";

/** Takes the newest step of a stop back; only for a minute after it. */
export function UndoButton({ stop }: { stop: RoundStop }) {
  const { report, isSending, unsent } = useVisitEvents();
  const canUndo = useCanUndo(stop);
  const { lastEvent, visitId } = stop;
  if (!canUndo || lastEvent === null || unsent.length > 0) return null;
  return (
    <button
      type="button"
      className={buttonClass({ look: "quiet", size: "small", className: "justify-self-center" })}
      disabled={isSending}
      onClick={() => void report({ kind: "undone", visitId, data: { eventId: lastEvent.id } })}
    >
      <Icon name="undo-2" small /> {words.collectDoor.undo}
      <small className="font-normal text-soft">{words.collectDoor.undoHint}</small>
    </button>
  );
}

function useCanUndo(stop: RoundStop): boolean {
  const [endedId, setEndedId] = useState<string>();
  const id = stop.lastEvent?.id;
  useEffect(() => {
    const rest = getUndoTime(stop, getServerTime());
    const timer = setTimeout(() => setEndedId(id), rest);
    return () => clearTimeout(timer);
  }, [stop, id]);
  return id !== undefined && id !== endedId && getUndoTime(stop, getServerTime()) > 0;
}

/** The sentence of an event of this stop that the server did not take. */
export function RefusedNotice({ visitId }: { visitId: number }) {
  const { refused } = useVisitEvents();
  if (refused?.event.visitId !== visitId || refused.event.kind === "labelled") return null;
  return <Notice title={refused.reason} />;
}

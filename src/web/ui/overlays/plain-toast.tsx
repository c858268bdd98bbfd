import { useEffect } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { dismissToast, durationOf, type ShownToast } from "./toast-store.ts";

/** A toast for when the real one cannot be loaded: its message matters most when the line has gone. */
export function PlainToast({ message }: { message: ShownToast }) {
  const { title, text, undo } = message;
  const durationMs = durationOf(message);
  useEffect(() => {
    const end = setTimeout(dismissToast, durationMs);
    return () => clearTimeout(end);
  }, [durationMs]);
  return (
    <div className="toasts">
      <div className="toast" role="alert">
        <Icon name="circle-alert" />
        <div>
          <div className="toast-title">{title}</div>
          {text && <div>{text}</div>}
          {undo && (
            <button
              className="btn btn-s toast-undo"
              type="button"
              onClick={() => {
                dismissToast();
                undo();
              }}
            >
              {en.toast.undo}
            </button>
          )}
        </div>
        <button className="icon-btn" type="button" aria-label={en.toast.dismiss} onClick={dismissToast}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}

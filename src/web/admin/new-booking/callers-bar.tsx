import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { type Callers, canAddCaller } from "./caller-drafts.ts";

const texts = words.admin.newBooking.callers;

type Props = { all: Callers; onOpen: (id: number) => void; onAnother: () => void };

/** Waiting callers by name or phone, and a button for another one. */
export function CallersBar({ all, onOpen, onAnother }: Props) {
  const { openId, callers } = all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons open forms, there is no field
    <div className="row row-wraps" role="group" aria-label={texts.title}>
      {callers.length > 1 &&
        callers.map(({ id, call }) => (
          <button
            key={id}
            className={`btn btn-s ${id === openId ? "btn-1" : "btn-2"}`}
            type="button"
            aria-pressed={id === openId}
            onClick={() => onOpen(id)}
          >
            {call.patient.name || call.typedPhone || texts.unnamedCaller}
          </button>
        ))}
      <button className="btn btn-2 btn-s" type="button" disabled={!canAddCaller(all)} onClick={onAnother}>
        <Icon name="plus" small /> {texts.another}
      </button>
    </div>
  );
}

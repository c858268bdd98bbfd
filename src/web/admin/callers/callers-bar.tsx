import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { type Callers, hasRoom } from "./drafts.ts";

const texts = words.desk.call.callers;

type Props = { all: Callers; onOpen: (id: number) => void; onAnother: () => void };

/** Those who wait on the phone, by name or number, and the way to one more. */
export function CallersBar({ all, onOpen, onAnother }: Props) {
  const { openId, callers } = all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its buttons open forms, no field is among them
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
            {call.person.name || call.typed || texts.nobodyYet}
          </button>
        ))}
      <button className="btn btn-2 btn-s" type="button" disabled={!hasRoom(all)} onClick={onAnother}>
        <Icon name="plus" small /> {texts.another}
      </button>
    </div>
  );
}

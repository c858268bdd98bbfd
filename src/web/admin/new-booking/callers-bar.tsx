import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { type Callers, canAddCaller } from "./caller-drafts.ts";

const texts = words.admin.newBooking.callers;

type Props = { all: Callers; onOpen: (id: number) => void; onAnother: () => void };

/** Waiting callers by name or phone, and a button for another one. */
export function CallersBar({ all, onOpen, onAnother }: Props) {
  const { openId, callers } = all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons open forms, there is no field
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={texts.title}>
      {callers.length > 1 &&
        callers.map(({ id, call }) => (
          <Button
            key={id}
            look={id === openId ? "primary" : "secondary"}
            size="small"
            aria-pressed={id === openId}
            onClick={() => onOpen(id)}
          >
            {call.patient.name || call.typedPhone || texts.unnamedCaller}
          </Button>
        ))}
      <Button size="small" disabled={!canAddCaller(all)} onClick={onAnother}>
        <Icon name="plus" small /> {texts.another}
      </Button>
    </div>
  );
}

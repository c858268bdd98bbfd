import { words } from "#texts";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";

const texts = words.desk.keys;
const keys = [
  { names: ["j", "k"], what: texts.neighbours },
  { names: ["Enter"], what: texts.step },
  { names: ["m", "c", "t", "e"], what: texts.visit },
  { names: ["r"], what: texts.payment },
  { names: ["←", "→", "↑", "↓"], what: texts.cards },
  { names: ["[", "]"], what: texts.day },
  { names: ["p"], what: texts.print },
  { names: ["Esc"], what: texts.close },
  { names: ["n"], what: texts.call },
  { names: ["/"], what: texts.find },
  { names: ["?"], what: texts.these },
];

/** All that the keyboard does at the desk. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} label={texts.title}>
      <DialogTop title={texts.title} onClose={onClose} />
      <dl className="pairs dlg-pad">
        {keys.map(({ names, what }) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd className="key" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

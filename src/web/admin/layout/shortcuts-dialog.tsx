import { words } from "#texts";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { Dialog, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { keyClass } from "./shortcuts.tsx";

const texts = words.admin.shortcuts;
const shortcuts = [
  { names: ["j", "k"], description: texts.neighbours },
  { names: ["Enter"], description: texts.step },
  { names: ["m", "c", "t", "e", "b", "s"], description: texts.visit },
  { names: ["r", "1", "2", "3", "4"], description: texts.payment },
  { names: ["←", "→", "↑", "↓"], description: texts.cards },
  { names: ["[", "]"], description: texts.day },
  { names: ["a", "r", "1", "6"], description: texts.inbox },
  { names: ["p"], description: texts.print },
  { names: ["Esc"], description: texts.close },
  { names: ["n"], description: words.admin.frame.newBooking },
  { names: ["/"], description: texts.find },
  { names: ["?"], description: texts.these },
];

/** All keyboard shortcuts of the admin area. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} label={texts.title}>
      <DialogTop title={texts.title} onClose={onClose} />
      <DialogBody>
        <DetailList>
          {shortcuts.map(({ names, description }) => (
            <DetailItem
              key={description}
              name={names.map((name) => (
                <kbd className={keyClass} key={name}>
                  {name}
                </kbd>
              ))}
            >
              {description}
            </DetailItem>
          ))}
        </DetailList>
      </DialogBody>
    </Dialog>
  );
}

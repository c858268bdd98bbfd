import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";

const texts = words.admin.shortcuts;

/** Keyboard shortcuts of a list, shown where a keyboard is likely. */
export function ListShortcuts({ searches = false }: { searches?: boolean }) {
  return (
    <span className="pager-keys" aria-hidden="true">
      <KeyHint>j</KeyHint>
      <KeyHint>k</KeyHint>
      <span>{texts.move}</span>
      <KeyHint>Enter</KeyHint>
      <span>{texts.nextStep}</span>
      {searches && (
        <>
          <KeyHint>/</KeyHint>
          <span>{texts.search}</span>
        </>
      )}
      <KeyHint>?</KeyHint>
      <span>{texts.more}</span>
    </span>
  );
}

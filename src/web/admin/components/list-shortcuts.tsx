import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";

const texts = words.admin.shortcuts;

/** Keyboard shortcuts of a list, shown where a keyboard is likely. */
export function ListShortcuts({ searches = false }: { searches?: boolean }) {
  return (
    <span className="ml-auto flex items-center gap-4 text-quiet thumb:hidden @max-lg/work:hidden" aria-hidden="true">
      <span className="flex items-center gap-1">
        <KeyHint>j</KeyHint> <KeyHint>k</KeyHint> {texts.move}
      </span>
      {/* Next to a panel, which shows it itself, there is no room. */}
      <span className="flex items-center gap-1 @max-xl/work:hidden">
        <KeyHint>Enter</KeyHint> {texts.nextStep}
      </span>
      {searches && (
        <span className="flex items-center gap-1">
          <KeyHint>/</KeyHint> {texts.search}
        </span>
      )}
      <span className="flex items-center gap-1">
        <KeyHint>?</KeyHint> {texts.more}
      </span>
    </span>
  );
}

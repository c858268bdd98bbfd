import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";

const texts = words.desk.keys;

/** The keys of a list at its foot, where a keyboard is likely. */
export function ListKeys({ searches = false }: { searches?: boolean }) {
  return (
    <span className="pager-keys" aria-hidden="true">
      <Key>j</Key>
      <Key>k</Key>
      <span>{texts.move}</span>
      <Key>Enter</Key>
      <span>{texts.nextStep}</span>
      {searches && (
        <>
          <Key>/</Key>
          <span>{texts.search}</span>
        </>
      )}
      <Key>?</Key>
      <span>{texts.more}</span>
    </span>
  );
}

import { useState } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

/** Opens the change of the desk's password. */
export function PasswordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn btn-3 btn-s" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="key-round" /> <span className="only-wide">{en.admin.password.title}</span>
        <span className="sr only-narrow">{en.admin.password.title}</span>
      </button>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

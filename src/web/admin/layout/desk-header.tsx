import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { PasswordDialog } from "#web/admin/gate/password-dialog.tsx";
import { signOut } from "#web/admin/gate/session.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export function DeskHeader() {
  const { data: lab } = useQuery(labQuery());
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <header className="desk-hdr">
        <div className="wrap">
          <Link className="hdr-logo" to="/" aria-label={en.desk.frame.logo}>
            <Logo />
          </Link>
          {lab && <span className="quiet sm only-wide">{en.desk.frame.lab(lab.name, lab.city)}</span>}
          <button className="btn btn-3 btn-s" type="button" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            <Icon name="key-round" /> <span className="hides-narrow">{en.desk.password.title}</span>
          </button>
          <button className="btn btn-3 btn-s" type="button" onClick={logOut}>
            <Icon name="log-out" /> {en.desk.frame.logout}
          </button>
        </div>
      </header>
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

async function logOut(): Promise<void> {
  if (await signOut()) {
    // A fresh document: nothing that was loaded of patients outlives the session.
    window.location.replace("/admin");
  } else {
    showToast({ title: en.desk.frame.error, text: en.desk.frame.logoutFailed, tone: "error" });
  }
}

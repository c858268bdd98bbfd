import { type ComponentProps, useState } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

/** The field of the desk's password; what is typed can be looked at. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="password-input">
      <input
        className="input"
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="current-password"
        required
        {...props}
      />
      <button
        className="icon-btn"
        type="button"
        aria-pressed={isShown}
        aria-label={words.desk.gate.show}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </span>
  );
}

import { type ComponentProps, useState } from "react";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";

/** Password field with a button to show the password. */
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
        aria-label={words.admin.signIn.show}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </span>
  );
}

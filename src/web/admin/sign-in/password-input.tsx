import { type ComponentProps, useState } from "react";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { Input } from "#web/components/forms/input.tsx";

/** Password field with a button to show the password. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        className="pr-13"
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="current-password"
        required
        {...props}
      />
      <IconButton
        icon="eye"
        label={words.admin.signIn.show}
        className="absolute inset-y-0 right-1 my-auto aria-pressed:text-action"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}

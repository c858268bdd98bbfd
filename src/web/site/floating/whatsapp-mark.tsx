import { symbolHref } from "#web/ui/sprite.ts";

/** A telephone in a speech bubble, from the two icons of the sprite. */
export function WhatsAppMark() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href={symbolHref("i-message-circle")} width="24" height="24" />
      <use href={symbolHref("i-phone")} x="7.2" y="7" width="9.6" height="9.6" strokeWidth="3" />
    </svg>
  );
}

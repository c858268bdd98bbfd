import { useHintedPhone } from "#web/account/session-hints.ts";
import { en } from "#web/texts/en.ts";

/** Login, or the way back to one's bookings for whoever has logged in with this browser. */
export function AccountLink({ className }: { className: string }) {
  const isLoggedIn = Boolean(useHintedPhone());
  return (
    <a className={className} href={isLoggedIn ? "/patient-dashboard" : "/login"}>
      {isLoggedIn ? en.site.nav.myBookings : en.site.nav.login}
    </a>
  );
}

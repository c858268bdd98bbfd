import type { ReactNode } from "react";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { Logo } from "#web/components/logo.tsx";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";

/** The card of the sign-in, the lock and an invitation. On wide screens the cloth is the left half of the page. */
export function SignInCard({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center p-gutter lg:ml-auto lg:w-1/2">
      <Card className="grid w-full max-w-100 gap-5 overflow-hidden px-6 pb-8 lg:pt-8">
        <div className="on-cloth -mx-6 h-22 bg-cloth *:size-full lg:fixed lg:inset-y-0 lg:left-0 lg:mx-0 lg:grid lg:h-auto lg:w-1/2 lg:items-center lg:*:h-auto">
          <PatternStrip motif="nabz" />
        </div>
        <Logo label={words.brand} />
        {children}
      </Card>
    </div>
  );
}

/** Of the forms in the card. */
export const signInFormClass = "grid gap-5";

/** Why the password is asked for. */
export const signInReasonClass = "flex items-center gap-2 text-sm text-soft";

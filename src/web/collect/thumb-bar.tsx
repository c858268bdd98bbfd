import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { buttonClass, disabledClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Notice } from "#web/components/notice.tsx";
import { getSignInPath } from "./collect-paths.ts";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectSending;

const thumbClass = buttonClass({ look: "primary", size: "thumb", width: "full" });

type ContentProps = { icon?: IconName; hint?: string | undefined; children: ReactNode };

function ThumbContent({ icon, hint, children }: ContentProps) {
  return (
    <>
      {icon && <Icon name={icon} className="size-6" />}
      <span>
        {children}
        {hint && <span className="block text-xs leading-snug font-medium">{hint}</span>}
      </span>
    </>
  );
}

type ThumbButtonProps = ComponentProps<"button"> & ContentProps;

/** The one filled button of a step, at the thumb. While an event is being sent it cannot be pressed. */
export function ThumbButton({ icon, hint, children, disabled = false, type = "button", ...props }: ThumbButtonProps) {
  const { isSending } = useVisitEvents();
  return (
    <button type={type} className={cx(thumbClass, disabledClass)} disabled={disabled || isSending} {...props}>
      <ThumbContent {...(icon && { icon })} hint={isSending ? texts.sending : hint}>
        {children}
      </ThumbContent>
    </button>
  );
}

/** The same for the way to another page of the round. */
export function ThumbLink({ to, icon, hint, children }: ContentProps & { to: string }) {
  return (
    <Link to={to} className={thumbClass}>
      <ThumbContent {...(icon && { icon })} hint={hint}>
        {children}
      </ThumbContent>
    </Link>
  );
}

/**
 * The bar at the screen's end, with one filled button. While events wait on the phone, that button sends them, and
 * what is shown for the step has to wait.
 */
export function ThumbBar({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const { unsent, isSending } = useVisitEvents();
  const isWaiting = unsent.length > 0 && !isSending;
  return (
    <nav className="sticky bottom-0 z-15 mt-auto grid gap-2 border-t border-line-strong bg-float px-4 pt-2 pb-safe">
      {isWaiting && <UnsentNotice />}
      <div className="flex gap-2">
        {isWaiting ? <SendAgain /> : children}
        {!isWaiting && beside}
      </div>
    </nav>
  );
}

function SendAgain() {
  const { sendAgain } = useVisitEvents();
  return (
    <ThumbButton icon="send" onClick={() => void sendAgain()}>
      {texts.again}
    </ThumbButton>
  );
}

function UnsentNotice() {
  const { unsent, problem } = useVisitEvents();
  const isSignedOut = problem === "signed-out";
  return (
    <Notice title={isSignedOut ? texts.signedOut : texts.unsent(unsent.length)}>
      <p>{isSignedOut ? texts.signedOutSentence : texts.unsentSentence}</p>
      {isSignedOut && (
        <p className="mt-2">
          <a className={buttonClass({ size: "small" })} href={getSignInPath(globalThis.location?.pathname ?? "")}>
            {texts.signIn}
          </a>
        </p>
      )}
    </Notice>
  );
}

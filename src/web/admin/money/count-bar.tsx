import type { ReactNode } from "react";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { FormError } from "#web/components/forms/form-error.tsx";
import { ApiError } from "#web/lib/api-client.ts";

/** On the page, or in a panel beside the list of people. */
export type CountPlace = "page" | "panel";

export const countFormClass = "grid grid-cols-1 content-start gap-4";

type Props = { place: CountPlace; children: ReactNode };

/** The action of a step, at the lower edge of the screen; on a phone above its tabs. */
export function CountBar({ place, children }: Props) {
  return (
    <div
      className={cx(
        "sticky bottom-0 z-2 grid gap-1.5 border-t border-line-strong bg-card py-2.5",
        place === "page" ? "-mx-edge px-edge max-md:bottom-tab-bar md:-bottom-4 md:mx-0 md:px-4" : "-mx-4 px-4",
      )}
      data-room={place === "page" ? "save" : undefined}
    >
      {children}
    </div>
  );
}

/** Why a count could not be sent; a question about a difference is the next step. */
export function CountError({ error }: { error: Error | null }) {
  return (
    <div role="alert" className="empty:hidden">
      <FormError>{getSentence(error)}</FormError>
    </div>
  );
}

function getSentence(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code === "ask-first") return undefined;
  return Object.values(problem?.errors ?? {})[0] ?? problem?.detail ?? words.admin.count.unsent;
}

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { words } from "#texts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { ApiError, type Problem } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { DeskValues } from "./fields.ts";
import { changesIn } from "./fields.ts";

export type Saving = {
  /** Sends the values; nothing to send is saved at once. */
  save: (values: DeskValues) => void;
  isPending: boolean;
  /** What the last try sent, where it succeeded. */
  saved: DeskValues | null;
  /** Why the last try did not succeed. */
  refusal: Error | null;
  /** Sentences by the name of the field. */
  mistakes: Record<string, string>;
  /** What went wrong, where no field is to blame. */
  sentence: string | null;
  /** What the server asks before it saves: the same values are sent again, or something else is typed. */
  question: Question | null;
  /** Whether somebody else has changed the thing since this form showed it. */
  isChangedMeanwhile: boolean;
};

/** `field` is the first that is asked about. */
export type Question = { sentence: string; field: string | undefined; confirm: () => void; withdraw: () => void };

/** What goes along with the values: the version that was seen, and that the desk was asked and means them. */
type Along = { version?: number; confirmed?: true };

/** What a form shows of a thing whose changes are counted. */
type Shown = { version: number | undefined; values: DeskValues };

type Options = {
  send: (values: DeskValues, along: Along) => Promise<unknown>;
  /** What shows the saved thing elsewhere and is to be asked for again. */
  stale: QueryKey;
  /** Nobody saves over what they have not seen; a form for something new shows nothing yet. */
  shown?: Shown;
  onSaved?: () => void;
};

/** Saves what a form of the desk holds, and tells how it went. */
export function useSaving({ send, stale, shown = nothingYet, onSaved }: Options): Saving {
  const client = useQueryClient();
  const [seen, setSeen] = useState(shown);
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ values, confirmed }: { values: DeskValues; confirmed?: true }) =>
      send(values, { ...(seen.version !== undefined && { version: seen.version }), ...(confirmed && { confirmed }) }),
    onSuccess: async (_answer, { values }) => {
      if (seen.version !== undefined) setSeen({ version: seen.version + 1, values: { ...seen.values, ...values } });
      await client.invalidateQueries({ queryKey: stale });
      showToast({ title: words.desk.editing.saved });
      onSaved?.();
    },
    onError: (failure) =>
      codeOf(failure) === "changed-meanwhile" ? client.invalidateQueries({ queryKey: stale }) : undefined,
  });
  const problem = error instanceof ApiError ? error.problem : null;
  const code = codeOf(error);
  if (isSeen(shown, seen, problem?.version)) setSeen(shown);
  const mistakes = byField(problem?.errors ?? {});
  const isAsked = code === "ask-first" && problem?.detail !== undefined;
  const isChangedMeanwhile = code === "changed-meanwhile";
  const isToldElsewhere =
    error === null || isAsked || isChangedMeanwhile || isSignInNeeded(error) || Object.keys(mistakes).length > 0;
  return {
    save: (values) => (Object.keys(values).length > 0 ? mutate({ values }) : onSaved?.()),
    isPending,
    saved: isSuccess ? variables.values : null,
    refusal: error,
    mistakes,
    sentence: isToldElsewhere ? null : (problem?.detail ?? words.desk.editing.failed),
    question: isAsked
      ? {
          sentence: problem.detail ?? "",
          field: fieldOf(problem),
          confirm: () => variables && mutate({ ...variables, confirmed: true }),
          withdraw: reset,
        }
      : null,
    isChangedMeanwhile,
  };
}

const nothingYet: Shown = { version: undefined, values: {} };

function codeOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}

/** The API names the prices that it asks about: `prices: [{ field, from, to }]`. */
function fieldOf({ prices }: Problem): string | undefined {
  const [first]: unknown[] = Array.isArray(prices) ? prices : [];
  return typeof first === "object" && first !== null && "field" in first ? String(first.field) : undefined;
}

/**
 * Whether what is shown now counts as seen: it says the same in this form, its change was shown, or it is what this form has
 * saved.
 */
function isSeen(shown: Shown, seen: Shown, toldVersion: unknown): boolean {
  const isSame = Object.keys(changesIn(shown.values, seen.values)).length === 0;
  if (shown.version === seen.version) return !isSame;
  return isSame || shown.version === toldVersion;
}

/** "hours.booking" and "phones.0" are mistakes of the fields `hours.booking` or `booking`, and `phones`. */
function byField(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).flatMap(([path, sentence]) => {
    const names = path.split(".").filter((part) => !/^\d+$/.test(part));
    return [names.at(-1) ?? path, names.join(".")].map((name) => [name, sentence]);
  });
  return Object.fromEntries(named);
}

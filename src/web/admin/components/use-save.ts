import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { words } from "#texts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError } from "#web/lib/api-client.ts";
import type { AdminFieldValues } from "./form-fields.ts";
import { diffFieldValues } from "./form-fields.ts";

export type SaveState = {
  /** Sends the values; without any, calls `onSaved` at once. */
  save: (values: AdminFieldValues) => void;
  isPending: boolean;
  /** Values of the last request, if it succeeded. */
  saved: AdminFieldValues | null;
  /** Error of the last request. */
  error: Error | null;
  /** Error messages by field name. */
  fieldErrors: Record<string, string>;
  /** Error message if no field is at fault. */
  message: string | null;
  /** Confirmation required by the server; confirming resends the same values. */
  confirmation: SaveConfirmation | null;
  /** Whether someone else changed the record since the form showed it. */
  hasConflict: boolean;
};

/** `field` is the first field in question. */
export type SaveConfirmation = {
  message: string;
  field: string | undefined;
  confirm: () => void;
  withdraw: () => void;
};

/** Sent with the values: the version that was shown, and the confirmation. */
type SaveContext = { version?: number; confirmed?: true };

/** Record as the form shows it. */
type ShownRecord = { version: number | undefined; values: AdminFieldValues };

type UseSaveOptions = {
  send: (values: AdminFieldValues, context: SaveContext) => Promise<unknown>;
  /** Query to invalidate. */
  staleKey: QueryKey;
  /** Version and values shown, to detect conflicts; omitted for a new record, and for one without a version. */
  shown?: ShownRecord;
  /** Whether patients see it on the website, where it appears a moment later. */
  isOnWebsite?: boolean;
  onSaved?: () => void;
};

/** Saves a form of the admin area. */
export function useSave({
  send,
  staleKey,
  shown = emptyRecord,
  isOnWebsite = false,
  onSaved,
}: UseSaveOptions): SaveState {
  const client = useQueryClient();
  const [acknowledged, setAcknowledged] = useState(shown);
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ values, confirmed }: { values: AdminFieldValues; confirmed?: true }) =>
      send(values, {
        ...(acknowledged.version !== undefined && { version: acknowledged.version }),
        ...(confirmed && { confirmed }),
      }),
    onSuccess: async (_result, { values }) => {
      if (acknowledged.version !== undefined)
        setAcknowledged({ version: acknowledged.version + 1, values: { ...acknowledged.values, ...values } });
      await client.invalidateQueries({ queryKey: staleKey });
      showToast({ title: isOnWebsite ? words.admin.adminForm.savedForWebsite : words.admin.adminForm.saved });
      onSaved?.();
    },
    onError: (error) =>
      getErrorCode(error) === "changed-meanwhile" ? client.invalidateQueries({ queryKey: staleKey }) : undefined,
  });
  const problem = error instanceof ApiError ? error.problem : null;
  const conflict = problem?.code === "changed-meanwhile" ? problem : null;
  if (isAcknowledged(shown, acknowledged, conflict?.version)) setAcknowledged(shown);
  const fieldErrors = mapErrorsByField(problem?.errors ?? {});
  const question = problem?.code === "ask-first" && problem.detail !== undefined ? problem : null;
  const hasConflict = conflict !== null;
  const isShownElsewhere =
    error === null ||
    question !== null ||
    hasConflict ||
    isSignInRequired(error) ||
    Object.keys(fieldErrors).length > 0;
  return {
    save: (values) => (Object.keys(values).length > 0 ? mutate({ values }) : onSaved?.()),
    isPending,
    saved: isSuccess ? variables.values : null,
    error,
    fieldErrors,
    message: isShownElsewhere ? null : (problem?.detail ?? words.admin.adminForm.failed),
    confirmation: question
      ? {
          message: question.detail ?? "",
          field: question.prices?.[0]?.field,
          confirm: () => variables && mutate({ ...variables, confirmed: true }),
          withdraw: reset,
        }
      : null,
    hasConflict,
  };
}

const emptyRecord: ShownRecord = { version: undefined, values: {} };

function getErrorCode(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}

/**
 * Whether the shown record counts as acknowledged: its values are the same, its version was reported as a conflict, or
 * it is what this form saved.
 */
function isAcknowledged(shown: ShownRecord, acknowledged: ShownRecord, serverVersion: unknown): boolean {
  const isSame = Object.keys(diffFieldValues(shown.values, acknowledged.values)).length === 0;
  if (shown.version === acknowledged.version) return !isSame;
  return isSame || shown.version === serverVersion;
}

/** Maps paths to fields: "hours.booking" to `hours.booking` and `booking`, "phones.0" to `phones`. */
function mapErrorsByField(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).flatMap(([path, sentence]) => {
    const names = path.split(".").filter((segment) => !/^\d+$/.test(segment));
    return [names.at(-1) ?? path, names.join(".")].map((name) => [name, sentence]);
  });
  return Object.fromEntries(named);
}

import { type FormEvent, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { ApiError } from "./api-client.ts";

/** Sentences by field; `root` is for the form as a whole. */
export type FormErrors<Values> = Partial<Record<Extract<keyof Values, string> | "root", string>>;
type FormErrorTexts = Partial<Record<string, string>>;

type ActionFormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Returns what is wrong before anything is sent. */
  validate?: (values: Values) => FormErrors<Values>;
  /** Sends the values; errors of the API are shown at their fields. */
  send: (values: Values) => Promise<unknown>;
  /** Names the field for an error of the API at a path; by default the path is the field's name. */
  getFieldName?: (path: string) => string;
  /** A password or a code: shows what is wrong with the whole form, and is emptied for the next attempt. */
  secretField?: Path<Values>;
  /** Shown if the server has no sentence of its own; a call that shows its failure in a toast needs none. */
  failed?: string;
};

/**
 * A form that is sent by a call of the API: what was typed stays, errors are shown at their fields, the first of them
 * is focused, and a second press sends nothing while the first is under way.
 */
export function useActionForm<Values extends FieldValues>({
  defaultValues,
  validate,
  send,
  getFieldName = (path) => path,
  secretField,
  failed,
}: ActionFormOptions<Values>) {
  const isBusy = useRef(false);
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { errors, isSubmitting } = form.formState;
  const sendValues = async (values: Values) => {
    const found = validate?.(values) ?? {};
    const errors = Object.keys(found).length > 0 ? found : await sendAndCatch(() => send(values), failed);
    showErrors(form, nameFields(errors, getFieldName), secretField);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    readFields(form, event.currentTarget);
    await form.handleSubmit(sendValues)(event);
    isBusy.current = false;
  };
  return {
    register: form.register,
    setValue: form.setValue,
    watch: form.watch,
    isSubmitting,
    /** Returns the sentence to show at a field; of `root` the one for the whole form. */
    getError: (name: Path<Values> | "root"): string | undefined => {
      const error = name === "root" ? errors.root : errors[name];
      return typeof error?.message === "string" ? error.message : undefined;
    },
    props: { onSubmit: submit },
  };
}

/** Reads every field once more: a browser may fill some without an event. */
function readFields<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement): void {
  const known = form.getValues();
  for (const field of element.elements) {
    const isText = field instanceof HTMLInputElement && !["checkbox", "radio", "file", "hidden"].includes(field.type);
    if (isText && field.name in known && known[field.name] !== field.value)
      form.setValue(field.name as Path<Values>, field.value as never);
  }
}

export type ActionForm<Values extends FieldValues> = ReturnType<typeof useActionForm<Values>>;

/** Returns what is wrong; nothing if the values were accepted. */
async function sendAndCatch(send: () => Promise<unknown>, failed: string | undefined): Promise<FormErrorTexts> {
  try {
    await send();
    return {};
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    return problem?.errors ?? { root: problem?.detail ?? failed };
  }
}

/** Returns the errors by field; of several at one field the first. */
function nameFields(errors: FormErrorTexts, getFieldName: (path: string) => string): FormErrorTexts {
  const named = Object.entries(errors).map(([path, sentence]) => [getFieldName(path), sentence]);
  return Object.fromEntries(named.toReversed());
}

/** Shows the errors and focuses the first field that has one. */
function showErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: FormErrorTexts,
  secretField: Path<Values> | undefined,
): void {
  const fields = Object.keys(form.getValues()) as Path<Values>[];
  const general = secretField ?? "root";
  const first = fields.find((name) => errors[name] ?? (name === general && errors.root));
  for (const [name, message] of Object.entries(errors)) {
    const place = fields.find((field) => field === name) ?? general;
    if (!message) continue;
    if (secretField) form.resetField(secretField);
    form.setError(place, { type: "server", message }, { shouldFocus: place === first });
  }
}

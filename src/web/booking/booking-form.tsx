import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { type FormContext, type FormFields, type PostedFormResult, resolveForm, toFieldErrors } from "./form-fields.ts";
import { areasQuery } from "./queries.ts";

type Props = { posted: PostedFormResult | undefined; hasSelection: RefObject<boolean>; children: ReactNode };

/**
 * The page's form. It has no defaults of its own, so that text typed while the page loads stays; one that was sent
 * without JavaScript comes back with its values and errors.
 *
 * `useForm` renders its component once more on mount. It is therefore isolated in this one, and each field subscribes
 * to its own part of the form state (`useFormState`) instead of the context: otherwise the whole page would render
 * twice.
 */
export function BookingForm({ posted, hasSelection, children }: Props) {
  const client = useQueryClient();
  const [context] = useState<FormContext>({
    hasSelection: () => hasSelection.current,
    areas: () => client.getQueryData(areasQuery().queryKey),
  });
  const [before] = useState(() => posted && { defaultValues: posted.values, errors: toFieldErrors(posted.mistakes) });
  const form = useForm<FormFields, FormContext>({ resolver: resolveForm, context, ...before });
  const [firstState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={firstState}>
      {children}
    </FormProvider>
  );
}

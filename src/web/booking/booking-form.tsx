import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { type Circumstances, checkForm, type FormFields, fieldErrors, type PostedForm } from "./form.ts";
import { areasQuery } from "./queries.ts";

type Props = { posted: PostedForm | undefined; hasSelection: RefObject<boolean>; children: ReactNode };

/**
 * The form of the page. It has no defaults of its own, so that what is typed while the page is loading stays; one that was
 * sent without JavaScript comes with what was typed and what is wrong.
 *
 * `useForm` renders its component once more as soon as it is mounted. It stands alone in this one, and each field listens to
 * its own part of the form's state (`useFormState`), not to the context: else the whole page would be rendered twice.
 */
export function BookingForm({ posted, hasSelection, children }: Props) {
  const client = useQueryClient();
  const [context] = useState<Circumstances>({
    hasSelection: () => hasSelection.current,
    areas: () => client.getQueryData(areasQuery().queryKey),
  });
  const [before] = useState(() => posted && { defaultValues: posted.values, errors: fieldErrors(posted.mistakes) });
  const form = useForm<FormFields, Circumstances>({ resolver: checkForm, context, ...before });
  const [firstState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={firstState}>
      {children}
    </FormProvider>
  );
}

import { type UseFormRegisterReturn, useFormContext, useFormState } from "react-hook-form";
import type { FormFields } from "#web/booking/form-fields.ts";

type TextField = {
  error: string | undefined;
  input: UseFormRegisterReturn & { defaultValue: string | undefined };
};

/** A field's control and its error; the default is the value of a form sent without JavaScript. */
export function useTextField(name: keyof FormFields): TextField {
  const { register } = useFormContext<FormFields>();
  const { errors, defaultValues } = useFormState<FormFields>({ name });
  return {
    error: errors[name]?.message,
    input: { ...register(name), defaultValue: defaultValues?.[name] },
  };
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { words } from "#texts";
import { editFormClass, formButtonsClass } from "#web/admin/booking-edit/form-classes.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FormError } from "#web/components/forms/form-error.tsx";
import type { ActionForm } from "#web/lib/use-action-form.ts";

/** A focused field stops above the buttons. */
const formClass = cx(editFormClass, "[&_input]:scroll-mb-20");
const buttonsClass = "sticky bottom-0 z-1 -mb-1.5 border-t border-line bg-card py-1.5 max-md:pb-3";

type Props = {
  form: Pick<ActionForm<FieldValues>, "isSubmitting" | "props"> & { getError: (name: "root") => string | undefined };
  submit: string;
  submitting: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/**
 * A form about money: its fields, what is wrong with all of it, and its buttons. Its first field takes the focus of the
 * button that it replaces, and of the dialog around it. Its buttons stay in view while it scrolls. A key that is held
 * down sends nothing.
 */
export function PaymentForm({ form, submit, submitting, onClose, onKeyDown, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <form ref={element} className={formClass} {...form.props} onKeyDown={pressKey} noValidate>
      {children}
      <div role="alert" className="empty:hidden">
        <FormError>{form.getError("root")}</FormError>
      </div>
      <div className={cx(formButtonsClass, buttonsClass)}>
        <Button look="primary" className="flex-1 basis-50" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? submitting : submit} <KeyHint isOnAction>Enter</KeyHint>
        </Button>
        <Button onClick={onClose}>{words.admin.payments.close}</Button>
      </div>
    </form>
  );
}

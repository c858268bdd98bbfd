import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { words } from "#texts";
import { editFormClass, formButtonsClass } from "#web/admin/booking-edit/form-classes.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Button } from "#web/components/button.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import type { ActionForm } from "#web/lib/use-action-form.ts";

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
 * button that it replaces, and of the dialog around it. A key that is held down sends nothing.
 */
export function PaymentForm({ form, submit, submitting, onClose, onKeyDown, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <form ref={element} className={editFormClass} {...form.props} onKeyDown={pressKey} noValidate>
      {children}
      <div role="alert" className="empty:hidden">
        <FormError>{form.getError("root")}</FormError>
      </div>
      <div className={formButtonsClass}>
        <Button look="primary" className="flex-1 basis-50" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? submitting : submit} <KeyHint isOnAction>Enter</KeyHint>
        </Button>
        <Button onClick={onClose}>{words.admin.payments.close}</Button>
      </div>
    </form>
  );
}

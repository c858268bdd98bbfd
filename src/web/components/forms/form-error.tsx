import { FieldError } from "./field-error.tsx";

/** An error that belongs to no field; nothing without one. */
export function FormError({ children }: { children: string | undefined }) {
  return children === undefined ? null : <FieldError>{children}</FieldError>;
}

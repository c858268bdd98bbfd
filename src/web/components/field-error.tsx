import { Icon } from "./icon.tsx";

/** The error of a field, below it. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className="wrong-text" id={id}>
      <Icon name="circle-alert" small />
      {children}
    </p>
  );
}

import { Icon } from "#web/components/icon.tsx";

/** The error of a field, below it. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className="flex gap-1.5 text-sm leading-normal font-medium text-error" id={id}>
      <Icon name="circle-alert" small className="mt-0.5" />
      {children}
    </p>
  );
}

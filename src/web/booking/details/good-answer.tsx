import { Icon } from "#web/components/icon.tsx";

/** Says that the lab comes, or that a place on the waitlist is kept. */
export function GoodAnswer({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-action">
      <Icon name="circle-check" small /> <span>{children}</span>
    </p>
  );
}

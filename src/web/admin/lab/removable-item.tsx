import type { ComponentProps } from "react";
import { useRemoval } from "#web/admin/components/use-removal.ts";
import { Button } from "#web/components/button.tsx";
import { labKey } from "./queries.ts";

export const listClass = "divide-y divide-line border-t border-line";

type RemovableItemProps = Omit<ComponentProps<"li">, "className"> & {
  name: string;
  note: string;
  remove: () => Promise<unknown>;
  /** Short and accessible label of the remove button. */
  words: { label: string; spoken: string };
};

/** A closed day or served area with a remove button; `children` are other buttons before it. */
export function RemovableItem({ name, note, remove, words, children, ...item }: RemovableItemProps) {
  const { mutate, isPending } = useRemoval({ remove, staleKey: labKey });
  return (
    <li className="flex items-center gap-3 py-1" {...item}>
      <p className="min-w-0 flex-1 gap-3 @lg/work:flex">
        <b className="font-medium @lg/work:w-56">{name}</b> <small className="block flex-1 text-quiet">{note}</small>
      </p>
      {children}
      <Button
        look="quiet"
        size="small"
        className="-mr-3 flex-none"
        aria-disabled={isPending}
        aria-label={words.spoken}
        onClick={() => !isPending && mutate()}
      >
        {words.label}
      </Button>
    </li>
  );
}

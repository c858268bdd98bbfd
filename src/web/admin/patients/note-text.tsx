import { Icon } from "#web/components/icon.tsx";

/** A staff note, as shown to receptionists and phlebotomists. */
export function NoteText({ text }: { text: string }) {
  return (
    <p className="flex gap-2 rounded-md bg-action-soft px-2.5 py-2 wrap-anywhere">
      <Icon name="info" small className="mt-0.75 flex-none text-action" />
      <span className="whitespace-pre-line">{text}</span>
    </p>
  );
}

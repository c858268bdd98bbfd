import { Icon } from "#web/components/icon.tsx";
import "./note-text.css";

/** A staff note, as shown to receptionists and phlebotomists. */
export function NoteText({ text }: { text: string }) {
  return (
    <p className="note-text">
      <Icon name="info" small />
      <span className="lines-kept">{text}</span>
    </p>
  );
}

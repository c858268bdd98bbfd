import { Icon } from "#web/ui/icon.tsx";
import "./note-text.css";

/** A note of the staff, as whoever calls or comes reads it. */
export function NoteText({ text }: { text: string }) {
  return (
    <p className="note-text">
      <Icon name="info" small />
      <span className="lines-kept">{text}</span>
    </p>
  );
}

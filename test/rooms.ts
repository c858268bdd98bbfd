/** The one order of the rooms of core (docs/architecture.md): each imports only from those that stand before it. */
import { dirname, posix } from "node:path";

/** The steps, and the rooms of each in their order. A name without a folder is a file of core itself. */
export const steps = [
  ["refusal", "page", "typed", "written", "letters", "latin", "access", "events", "context", "audit", "revocations"],
  ["calendar", "patients", "staff", "slots", "areas", "lab", "pricing", "catalogue", "cart"],
  ["bookings", "reports", "messages", "login", "waitlist", "retention", "erasure"],
  ["figures", "chatbot", "desk"],
] as const;

const order: string[] = steps.flat();

export type Source = { file: string; text: string };

/** A sentence for each import of core, of a type too, that does not follow the order, and for each room that has no place in it. */
export function strayImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const room = roomOf(file);
    if (!order.includes(room)) return [`${file}: give ${room} its place in the order of rooms (test/rooms.ts).`];
    return importsOf(file, text)
      .filter((imported) => order.indexOf(roomOf(imported)) > order.indexOf(room))
      .map(
        (imported) =>
          `${file} imports ${imported}, but ${room} stands before ${roomOf(imported)} (test/rooms.ts): move the file to the room whose noun it says, or let the caller hand over what it needs.`,
      );
  });
}

/** The files of core that a file imports. */
function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(#core\/|\.\/)([^"]+)"/g)];
  return named.map(([, root, path = ""]) => (root === "./" ? posix.join(dirname(file), path) : `src/core/${path}`));
}

/** "src/core/slots/window.ts" → "slots", "src/core/context.server.ts" → "context". */
function roomOf(file: string): string {
  const [name = "", ...inside] = file.replace("src/core/", "").split("/");
  return inside.length > 0 ? name : name.replace(/(\.server)?\.ts$/, "");
}

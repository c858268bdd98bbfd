/** The order of the modules of core (docs/architecture.md): each imports only from those before it. */
import { dirname, posix } from "node:path";

/** The layers and the modules of each, in order. A name without a folder is a file of core itself. */
export const layers = [
  [
    "i18n",
    "errors",
    "pagination",
    "text-normalization",
    "text-schemas",
    "transliteration",
    "access",
    "events",
    "context",
    "audit",
    "revocations",
  ],
  ["calendar", "patients", "staff", "slots", "areas", "lab", "pricing", "catalogue", "cart", "money"],
  ["bookings", "round", "visit-links", "reports", "messages", "login", "waitlist", "retention", "erasure"],
  ["analytics", "chatbot", "admin"],
] as const;

const moduleOrder: string[] = layers.flat();

export type Source = { file: string; text: string };

/** Returns a message for each import within core, types included, that breaks the order, and for each module without a place in it. */
export function findIllegalImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const module = getModule(file);
    if (!moduleOrder.includes(module)) return [`${file}: add ${module} to the module order (test/module-order.ts).`];
    return listCoreImports(file, text)
      .filter((imported) => moduleOrder.indexOf(getModule(imported)) > moduleOrder.indexOf(module))
      .map(
        (imported) =>
          `${file} imports ${imported}, but ${module} comes before ${getModule(imported)} (test/module-order.ts): move the file to the module it is about, or pass in what it needs.`,
      );
  });
}

/** The files of core that a file imports. */
function listCoreImports(file: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(#core\/|\.\/)([^"]+)"/g)];
  return named.map(([, root, path = ""]) => (root === "./" ? posix.join(dirname(file), path) : `src/core/${path}`));
}

/** "src/core/slots/window.ts" → "slots", "src/core/context.server.ts" → "context". */
function getModule(file: string): string {
  const [name = "", ...inside] = file.replace("src/core/", "").split("/");
  return inside.length > 0 ? name : name.replace(/(\.server)?\.ts$/, "");
}

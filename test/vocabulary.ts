import { parseNodes, type SyntaxNode } from "./syntax-tree.ts";

const BANNED_NAME = /^(?:Asked|Told|Place|Parts|Seen)$|(?:^(?:told|asked)|Told|Asked)(?![a-z])/;
const BANNED_WORD = /\b(?:whoever|somebody|nobody)\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Properties whose text describes the API or stored data. */
const DESCRIBING_KEYS = new Set(["summary", "description", "what", "why"]);

type Passage = { text: string; start: number };

/**
 * Returns a message, with the word and its line, for each identifier, comment, test title and description that uses a
 * word too vague to name anything.
 */
export function findBannedWords(file: string, text: string): string[] {
  const nodes = parseNodes(text, file.endsWith("x") ? "tsx" : "ts");
  const at = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`;
  const names = new Map(
    nodes
      .filter(({ type }) => type.endsWith("Identifier"))
      .map(readName)
      .toReversed(),
  );
  const comments = Array.from(text.matchAll(COMMENT), ({ 0: comment, index }) => ({ text: comment, start: index }));
  return [
    ...[...names]
      .filter(([name]) => BANNED_NAME.test(name))
      .map(([name, start]) => `${at(start)}: ${name} does not say what it is.`),
    ...[...comments, ...nodes.flatMap(readTestTitle), ...nodes.flatMap(readDescription)].flatMap((passage) => {
      const found = BANNED_WORD.exec(passage.text);
      return found
        ? [
            `${at(passage.start + found.index)}: "${found[0]}" does not say who. Name them: staff, the patient, no role.`,
          ]
        : [];
    }),
  ];
}

function readName({ name, start }: SyntaxNode): [name: string, start: number] {
  return [String(name), Number(start)];
}

/** Returns the title of a call like `test("…")`, `test.skipIf(…)("…")` or `test.each(…)("…")`. */
function readTestTitle({ type, callee, arguments: input }: SyntaxNode): Passage[] {
  if (type !== "CallExpression") return [];
  const [title] = input as SyntaxNode[];
  const isTest = getRootName(callee as SyntaxNode) === "test";
  return isTest && title?.type === "Literal" && typeof title.value === "string"
    ? [{ text: title.value, start: Number(title.start) }]
    : [];
}

/** Returns the text of a property like `summary: "…"`. */
function readDescription({ type, key, value }: SyntaxNode): Passage[] {
  const described = value as SyntaxNode | undefined;
  const name = (key as SyntaxNode | undefined)?.name;
  return type === "Property" && DESCRIBING_KEYS.has(String(name)) && typeof described?.value === "string"
    ? [{ text: described.value, start: Number(described.start) }]
    : [];
}

function getRootName({ name, object, callee, tag }: SyntaxNode): string | undefined {
  const inner = (object ?? callee ?? tag) as SyntaxNode | undefined;
  return inner ? getRootName(inner) : (name as string | undefined);
}

import { parseNodes, type SyntaxNode } from "./syntax-tree.ts";

/** Three words or more that begin with a capital or end in a full stop. */
const MIN_WORDS = 3;

/**
 * Returns a message for each literal of a file that is a sentence. Descriptions of the API's documentation, messages of
 * thrown errors, which only the log shows, and SQL are none.
 */
export function findSentences(file: string, text: string): string[] {
  const nodes = parseNodes(text, file.endsWith("x") ? "tsx" : "ts");
  const exempt = new Set(nodes.flatMap(listExemptLiterals));
  return nodes
    .filter((node) => !exempt.has(node))
    .map(readText)
    .filter(isSentence)
    .map((sentence) => `${file}: put this sentence into src/core/i18n: ${sentence}`);
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\{\}/u.test(word));
  return words.length >= MIN_WORDS && (/^\p{Lu}/u.test(text) || /\p{L}\.$/u.test(text));
}

/** Returns the text of a string or template, `{}` for each of its values; empty for any other node. */
function readText({ type, value, quasis }: SyntaxNode): string {
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral") return "";
  return (quasis as { value: { cooked: string | null } }[]).map((part) => part.value.cooked ?? "").join("{}");
}

function listExemptLiterals(node: SyntaxNode): unknown[] {
  const { type, key, value, callee, arguments: input, quasi } = node;
  if (type === "TaggedTemplateExpression") return [quasi];
  if (type === "Property" && (key as SyntaxNode).name === "description") return [value];
  return type === "NewExpression" && isError(callee as SyntaxNode) ? (input as unknown[]) : [];
}

function isError({ name }: SyntaxNode): boolean {
  return name === "Error" || name === "AggregateError";
}

import { parseAst } from "vite";

export type SyntaxNode = { type: string; [key: string]: unknown };

/** Returns all nodes of a TypeScript file's syntax tree. */
export function parseNodes(text: string, lang: "ts" | "tsx" = "ts"): SyntaxNode[] {
  return walkNodes(parseAst(text, { lang }));
}

/** Returns the nodes of a part of a syntax tree. */
export function walkNodes(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(walkNodes);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(walkNodes);
  return typeof (node as SyntaxNode).type === "string" ? [node as SyntaxNode, ...inside] : inside;
}

import { type Element, type Node, Window } from "happy-dom";

/** Brands, papers, units and abbreviations that stand in Latin letters in every language; AM and PM do not. */
const latinWords =
  /\b(?:(?![AP]M\b)[A-Z]{2,}\d*|nabz|WhatsApp|Google|Maps?|YouTube|Visa|Mastercard|PayTM|PayPal|English|Enter|Vitamin|Rh|Free|HbA1c|mm|cm|mg|dL|fL|pg|million|per)\b/g;

/**
 * Lists the texts of a page in Punjabi or Hindi with Latin words that are neither marked as English nor as names, and
 * not among the given data.
 */
export function listForeignTexts(html: string, data: readonly string[]): string[] {
  const window = new Window();
  const shown = html.replace(/<(script|style|noscript)\b.*?<\/\1>|<link\b[^>]*>/gs, "");
  const document = new window.DOMParser().parseFromString(shown, "text/html");
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === window.Node.TEXT_NODE) texts.push(node.textContent ?? "");
    if (node.nodeType !== window.Node.ELEMENT_NODE) return;
    const element = node as Element;
    const lang = element.getAttribute("lang");
    if (lang !== null && element.tagName !== "HTML") return;
    if (element.getAttribute("translate") === "no") return;
    for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
    for (const child of element.childNodes) visit(child);
  };
  visit(document.body);
  const description = document.querySelector('meta[name="description"]:not([lang])');
  texts.push(document.title, description?.getAttribute("content") ?? "");
  const known = data.filter((entry) => entry.length > 2).toSorted((a, b) => b.length - a.length);
  return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) =>
    /[A-Za-z]{2,}/.test(removeKnown(text, known)),
  );
}

function removeKnown(text: string, known: readonly string[]): string {
  let left = text;
  for (const entry of known) if (left.includes(entry)) left = left.replaceAll(entry, " ");
  return left.replace(/\b[A-Z]{2,3}-\d{3}\b|\S+@\S+|https?:\S+/g, " ").replace(latinWords, " ");
}

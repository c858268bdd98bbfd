import logo from "#web/ui/motifs/logo.svg?raw";
import suraj from "#web/ui/motifs/suraj.svg?raw";

const drawings = { logo, suraj };

/** The colours of `.on-cloth` in tokens.css: a file that leaves the site has no stylesheet to ask. */
const onCloth: Readonly<Record<string, string>> = {
  "--floss-1": "#2d8078",
  "--floss-2": "#7cc0b6",
  "--floss-3": "#ecdcb4",
  "--floss-4": "#e0699c",
  "--logo-stitch": "#7cc0b6",
  "--logo-beat": "#e88bb2",
  "--logo-word": "#fffdf7",
};

type Place = { x: number; y: number; width: number; height: number };

/** A motif of the site, set into another drawing with the colours it has on dark cloth. */
export function drawing(name: keyof typeof drawings, { x, y, width, height }: Place): string {
  const svg = drawings[name].trim();
  const [opening = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(opening)?.[1];
  if (!viewBox) throw new Error(`${name}: the drawing has no viewBox`);
  const inner = svg.slice(opening.length, svg.lastIndexOf("</svg>")).replace(/var\((--[\w-]+)[^)]*\)/g, colourOf);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`;
}

function colourOf(_: string, property: string): string {
  return onCloth[property] ?? "#fffdf7";
}

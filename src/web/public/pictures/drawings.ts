/** Colours of pictures that leave the site: a file has no stylesheet. Those of tokens.css, light. */
export const dyeColors = {
  cloth: "#073f3b",
  action: "#0b5f59",
  paper: "#fbf9f4",
  khaddar: "#f4efe4",
  jute: "#d8c49a",
  ink: "#13211f",
  soft: "#3f4d4a",
  quiet: "#5b6764",
  mustard: "#ecb62f",
  rani: "#a82a66",
} as const;

/** A motif's threads and the logo's strokes, on light cloth and on dark (`.on-cloth`). */
const flossColors = {
  light: {
    "--floss-1": "#0b5f59",
    "--floss-2": "#4f9a92",
    "--floss-3": "#d8c49a",
    "--floss-4": "#a82a66",
    "--floss-5": "#0a3b39",
    "--logo-stitch": "#0b5f59",
    "--logo-beat": "#a82a66",
    "--logo-word": "#073f3b",
  },
  dark: {
    "--floss-1": "#2d8078",
    "--floss-2": "#7cc0b6",
    "--floss-3": "#ecdcb4",
    "--floss-4": "#e0699c",
    "--floss-5": "#fffdf7",
    "--logo-stitch": "#7cc0b6",
    "--logo-beat": "#e88bb2",
    "--logo-word": "#fffdf7",
  },
} satisfies Record<string, Record<string, string>>;

export type Background = keyof typeof flossColors;

const drawings = import.meta.glob<string>(["/src/web/components/motifs/*.svg", "/src/web/components/organs/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Embeds a drawing of the site ("motifs/phul", "organs/heart"), whole or the part of it in `viewBox`, in the colours of
 * its background.
 */
export function embedDrawing(
  name: string,
  background: Background,
  { x, y, width, height }: Box,
  viewBox?: string,
): string {
  const svg = drawings[`/src/web/components/${name}.svg`]?.trim() ?? "";
  const [opening = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  const whole = /viewBox="([^"]*)"/.exec(opening)?.[1];
  if (!whole) throw new Error(`${name}: no drawing with a viewBox`);
  const colours: Readonly<Record<string, string>> = flossColors[background];
  const inner = svg
    .slice(opening.length, svg.lastIndexOf("</svg>"))
    .replace(/var\((--[\w-]+)[^)]*\)/g, (_, property: string) => colours[property] ?? colours["--floss-5"] ?? "");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox ?? whole}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

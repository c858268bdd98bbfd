import pLimit from "p-limit";

/** One at a time, in its own thread: images must not take time from pages and bookings. */
const renderLimit = pLimit(1);

/**
 * Renders an SVG as a PNG of the same size. The renderer is loaded with the first image; system fonts are loaded only
 * if there is text.
 */
export async function svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderLimit(() => renderAsync(svg, { font: { loadSystemFonts: svg.includes("<text") } }));
  return new Uint8Array(drawn.asPng());
}

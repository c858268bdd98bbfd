import pLimit from "p-limit";

/** One at a time, in a thread of its own: pictures must not take the time of pages and bookings. */
const oneByOne = pLimit(1);

/** An SVG as a PNG of its own size. The program comes with the first picture; only words that are no outlines look for the machine's fonts. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await oneByOne(() => renderAsync(svg, { font: { loadSystemFonts: svg.includes("<text") } }));
  return new Uint8Array(drawn.asPng());
}

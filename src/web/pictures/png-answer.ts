import type { Site } from "#web/context.ts";

/** A drawing as a PNG, which everybody may keep for an hour; 404 where there is none. */
export async function pngAnswer(svg: string | null, { toPng }: Site): Promise<Response> {
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(await toPng(svg), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}

import type { SiteContext } from "#web/lib/request-context.ts";

/** Returns a drawing as a PNG, publicly cacheable for an hour; 404 where there is none. */
export async function createPngResponse(svg: string | null, { toPng }: SiteContext): Promise<Response> {
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(await toPng(svg), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}

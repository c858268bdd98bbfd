import type { RouterContextProvider } from "react-router";
import { ApiError, callApi } from "#web/api-client.ts";
import { apiFetchContext } from "#web/context.ts";
import type { Route } from "./+types/advert-file.ts";
import { advertSvg } from "./advert-svg.ts";
import { offeredPackage } from "./queries.ts";

/** `/meta-ad/advert.svg`: the advert with the offer's figures as they are now. */
export async function loader({ context }: Route.LoaderArgs) {
  const svg = await advertOf(context);
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "no-cache" },
  });
}

/** The advert as SVG; null where the lab makes no such offer. */
export async function advertOf(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const api = context.get(apiFetchContext);
  try {
    const [{ offer, item }, lab] = await Promise.all([offeredPackage(api), callApi(api, "GET /api/lab")]);
    return advertSvg({ offer, item, lab });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

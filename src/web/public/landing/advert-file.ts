import type { RouterContextProvider } from "react-router";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import type { Route } from "./+types/advert-file.ts";
import { createAdvertSvg } from "./advert-svg.ts";
import { fetchLandingData } from "./queries.ts";

/** `/meta-ad/advert.svg`: the advert with the offer's current figures. */
export async function loader({ context }: Route.LoaderArgs) {
  const svg = await renderAdvert(context);
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "no-cache" },
  });
}

/** Returns the advert as SVG; null where the lab has no such offer. */
export async function renderAdvert(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const api = context.get(apiFetchContext);
  try {
    const [{ offer, item }, lab] = await Promise.all([fetchLandingData(api), callApi(api, "GET /api/lab")]);
    return createAdvertSvg({ offer, item, lab });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

import { siteContext } from "#web/lib/request-context.ts";
import { createPngResponse } from "#web/public/pictures/png-response.ts";
import type { Route } from "./+types/advert-png.ts";
import { renderAdvert } from "./advert-file.ts";

/** `/meta-ad/advert.png`: the advert as a picture, 1080 by 1080. */
export async function loader({ context }: Route.LoaderArgs) {
  return createPngResponse(await renderAdvert(context), context.get(siteContext));
}

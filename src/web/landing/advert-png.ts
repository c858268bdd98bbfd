import { siteContext } from "#web/context.ts";
import { pngAnswer } from "#web/pictures/png-answer.ts";
import type { Route } from "./+types/advert-png.ts";
import { advertOf } from "./advert-file.ts";

/** `/meta-ad/advert.png`: the advert as a picture, 1080 by 1080. */
export async function loader({ context }: Route.LoaderArgs) {
  return pngAnswer(await advertOf(context), context.get(siteContext));
}

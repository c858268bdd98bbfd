import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { ApiError, callApi } from "#web/api-client.ts";
import { type ApiFetch, apiFetchContext, siteContext } from "#web/context.ts";
import type { Route } from "./+types/share-picture.ts";
import { pngAnswer } from "./png-answer.ts";
import { shareHomeSvg, sharePackageSvg, shareTestSvg } from "./share-svg.ts";

/** `/share/home.png`, `/share/test-packages/5.png`, `/share/tests/9.png`: what messengers show of a page. Any other address has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const svg = await svgOf(params["*"], context.get(apiFetchContext));
  return pngAnswer(svg, context.get(siteContext));
}

async function svgOf(file: string, api: ApiFetch): Promise<string | null> {
  const [, of = "", number] = /^(home|test-packages|tests)(?:\/(\d+))?\.png$/.exec(file) ?? [];
  const lab = () => callApi(api, "GET /api/lab");
  if (of === "home") return number ? null : shareHomeSvg(await callApi(api, "GET /api/test-packages"), await lab());
  const id = catalogueId(number);
  if (id === null) return null;
  try {
    if (of === "tests") return shareTestSvg(await callApi(api, "GET /api/tests/{id}", { path: { id } }), await lab());
    return sharePackageSvg(await callApi(api, "GET /api/test-packages/{id}", { path: { id } }), await lab());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

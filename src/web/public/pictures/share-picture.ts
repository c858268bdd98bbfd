import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import { type ApiFetch, apiFetchContext, siteContext } from "#web/lib/request-context.ts";
import type { Route } from "./+types/share-picture.ts";
import { createPngResponse } from "./png-response.ts";
import { createHomeShareSvg, createPackageShareSvg, createTestShareSvg } from "./share-svg.ts";

/**
 * `/share/home.png`, `/share/test-packages/5.png`, `/share/tests/9.png`: what messengers show of a page. 404 for any
 * other address.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const svg = await findSvg(params["*"], context.get(apiFetchContext));
  return createPngResponse(svg, context.get(siteContext));
}

async function findSvg(file: string, api: ApiFetch): Promise<string | null> {
  const [, of = "", number] = /^(home|test-packages|tests)(?:\/(\d+))?\.png$/.exec(file) ?? [];
  const lab = () => callApi(api, "GET /api/lab");
  if (of === "home")
    return number ? null : createHomeShareSvg(await callApi(api, "GET /api/test-packages"), await lab());
  const id = parseCatalogueId(number);
  if (id === null) return null;
  try {
    if (of === "tests")
      return createTestShareSvg(await callApi(api, "GET /api/tests/{id}", { path: { id } }), await lab());
    return createPackageShareSvg(await callApi(api, "GET /api/test-packages/{id}", { path: { id } }), await lab());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

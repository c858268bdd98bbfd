import type { RequestHandler } from "./http-server.server.ts";

/** Longer than the URL of any page or call: the longest list of ids has 2,000 characters, the longest search 200. */
const MAX_URL_LENGTH = 4096;
/** Our own cookies use less than a tenth of it. */
const MAX_COOKIE_LENGTH = 8192;

/** Passes on requests whose URL and cookies are within the limits. Node itself rejects a head of more than 16 KiB. */
export function withHeaderLimit(
  handle: RequestHandler,
  reject: (request: Request) => Response | Promise<Response>,
): RequestHandler {
  return (request, info) => {
    if (request.url.length > MAX_URL_LENGTH) return reject(request);
    const cookies = request.headers.get("cookie")?.length ?? 0;
    return cookies > MAX_COOKIE_LENGTH ? clearCookies(reject(request)) : handle(request, info);
  };
}

/** Clears the cookies: otherwise the browser would be rejected for as long as it keeps them. */
async function clearCookies(rejection: Response | Promise<Response>): Promise<Response> {
  const response = await rejection;
  response.headers.set("clear-site-data", '"cookies"');
  return response;
}

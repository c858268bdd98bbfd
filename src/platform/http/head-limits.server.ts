import type { Answer } from "./http-server.server.ts";

/** No address of a page or a call is longer: its longest list of ids has 2,000 letters, its longest search 200. */
const MAX_ADDRESS_LETTERS = 4096;
/** Our own cookies take less than a tenth. */
const MAX_COOKIE_LETTERS = 8192;

/** Hands on requests whose address and cookies are within the limits. Node itself refuses a head of more than 16 KiB. */
export function limitHeads(answer: Answer, refuse: (request: Request) => Response | Promise<Response>): Answer {
  return (request, facts) => {
    if (request.url.length > MAX_ADDRESS_LETTERS) return refuse(request);
    const cookies = request.headers.get("cookie")?.length ?? 0;
    return cookies > MAX_COOKIE_LETTERS ? forgetting(refuse(request)) : answer(request, facts);
  };
}

/** Who came with too many cookies would be refused for as long as the browser keeps them. */
async function forgetting(refused: Response | Promise<Response>): Promise<Response> {
  const answer = await refused;
  answer.headers.set("clear-site-data", '"cookies"');
  return answer;
}

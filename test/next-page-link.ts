/** Returns the address of the next page, from a list's response. */
export function parseNextPageLink({ headers }: { headers: Headers }): string | undefined {
  return /<(.*)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
}

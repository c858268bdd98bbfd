/** The address of the page after this one, as a list's answer tells it. */
export function nextPage({ headers }: { headers: Headers }): string | undefined {
  return /<(.*)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
}

type Headers = Record<string, string>;

/** A GET request as it goes over the wire. */
export function getText(path: string, headers: Headers = {}): string {
  return `GET ${path} HTTP/1.1\r\n${lines({ host: "127.0.0.1", ...headers })}\r\n`;
}

/** A POST request with a JSON body as it goes over the wire. */
export function postText(path: string, value: unknown, headers: Headers = {}): string {
  const body = JSON.stringify(value);
  const all = {
    host: "127.0.0.1",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  };
  return `POST ${path} HTTP/1.1\r\n${lines(all)}\r\n${body}`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

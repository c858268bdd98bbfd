type Headers = Record<string, string>;

/** A GET request as it goes over the wire. */
export function getText(path: string, headers: Headers = {}): string {
  return `GET ${path} HTTP/1.1\r\n${lines({ host: "127.0.0.1", ...headers })}\r\n`;
}

/** A POST request with a JSON body as it goes over the wire. */
export function postText(path: string, value: unknown, headers: Headers = {}): string {
  return withBody(path, JSON.stringify(value), { "content-type": "application/json", ...headers });
}

/** A POST request with a form's fields as it goes over the wire. */
export function formText(path: string, fields: Headers, headers: Headers = {}): string {
  const body = new URLSearchParams(fields).toString();
  return withBody(path, body, { "content-type": "application/x-www-form-urlencoded", ...headers });
}

function withBody(path: string, body: string, headers: Headers): string {
  const all = { host: "127.0.0.1", "content-length": String(Buffer.byteLength(body)), ...headers };
  return `POST ${path} HTTP/1.1\r\n${lines(all)}\r\n${body}`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

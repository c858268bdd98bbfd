type Headers = Record<string, string>;

/** Returns a GET request as HTTP text. */
export function formatGet(path: string, headers: Headers = {}): string {
  return `GET ${path} HTTP/1.1\r\n${formatHeaders({ host: "127.0.0.1", ...headers })}\r\n`;
}

/** Returns a POST request with a JSON body as HTTP text. */
export function formatPost(path: string, value: unknown, headers: Headers = {}): string {
  return withBody(path, JSON.stringify(value), { "content-type": "application/json", ...headers });
}

/** Returns a POST request with form fields as HTTP text. */
export function formatFormPost(path: string, fields: Headers, headers: Headers = {}): string {
  const body = new URLSearchParams(fields).toString();
  return withBody(path, body, { "content-type": "application/x-www-form-urlencoded", ...headers });
}

function withBody(path: string, body: string, headers: Headers): string {
  const all = { host: "127.0.0.1", "content-length": String(Buffer.byteLength(body)), ...headers };
  return `POST ${path} HTTP/1.1\r\n${formatHeaders(all)}\r\n${body}`;
}

function formatHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

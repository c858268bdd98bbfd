export type Mail = {
  to: string[];
  headers: Record<string, string>;
  /** The parts by their type, decoded: "text/plain", "text/html". */
  parts: Record<string, string>;
};

/** Parses a mail as a mail client would: headers, and the parts of a multipart body. */
export function parseMail(source: string, to: string[]): Mail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const pieces = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  return { to, headers, parts: Object.fromEntries(pieces.map((piece) => parsePart(piece.replace(/^\r\n/, "")))) };
}

function parsePart(piece: string): [string, string] {
  const { headers, body } = split(piece);
  const type = (headers["content-type"] ?? "text/plain").split(";")[0] ?? "";
  return [type, decode(body, headers["content-transfer-encoding"] ?? "7bit")];
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.trimEnd();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").trimEnd();
}

/** RFC 2047, as mail programs write headers that are not ASCII. */
function decodeWords(header: string): string {
  // White space between two encoded words is not part of the text.
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      decode(
        encoding.toUpperCase() === "B" ? word : word.replaceAll("_", " "),
        encoding.toUpperCase() === "B" ? "base64" : "quoted-printable",
      ),
    );
}

import type { FuzzCall, RawCall } from "#test/fuzz/call.ts";

const MAX_LINE_LENGTH = 600;

const cookies = { visitor: "", admin: "$ADMIN", patient: "$PATIENT", both: "$DESK; $PATIENT", forged: "$FORGED" };

/** Returns a shell line that sends the call again, once $URL and the clients' cookies ($DESK, $PATIENT) are set. */
export function formatAsCurl(call: FuzzCall | RawCall): string {
  if ("raw" in call) return `${toPrintf(call.raw)} | nc localhost $PORT`;
  const { method, path, headers, body, asker } = call;
  const cookie = cookies[asker];
  return [
    ...(body ? [`${toPrintf(body)} |`] : []),
    `curl -i --path-as-is ${method === "HEAD" ? "-I" : `-X ${method}`} "$URL"${quoteWord(path)}`,
    ...headers.map(([name, value]) => `-H ${quoteWord(`${name}: ${value}`)}`),
    ...(cookie ? [`-H "cookie: ${cookie}"`] : []),
    ...(body ? ["--data-binary @-"] : []),
  ].join(" ");
}

/** Prints bytes on standard output: everything except plain letters as octal numbers. */
function toPrintf(bytes: Buffer): string {
  return `printf '${toOctal(truncate(bytes.toString("latin1")), /[^\x20-\x7e]|['\\%]/g)}'`;
}

function quoteWord(text: string): string {
  return `$'${toOctal(truncate(text), /[^\x20-\x7e]|['\\]/g)}'`;
}

function toOctal(text: string, letters: RegExp): string {
  return text.replace(letters, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

function truncate(text: string): string {
  return text.length <= MAX_LINE_LENGTH
    ? text
    : `${text.slice(0, MAX_LINE_LENGTH)}...and ${text.length - MAX_LINE_LENGTH} more`;
}

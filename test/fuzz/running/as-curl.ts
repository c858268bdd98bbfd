import type { Call, RawCall } from "#test/fuzz/call.ts";

const LONGEST = 600;

const cookies = { nobody: "", desk: "$DESK", patient: "$PATIENT", both: "$DESK; $PATIENT", forged: "$FORGED" };

/** A line for the shell that sends the call again, once $URL and the askers' cookies ($DESK, $PATIENT) are set. */
export function asCurl(call: Call | RawCall): string {
  if ("raw" in call) return `${printed(call.raw)} | nc localhost $PORT`;
  const { method, path, headers, body, asker } = call;
  const cookie = cookies[asker];
  return [
    ...(body ? [`${printed(body)} |`] : []),
    `curl -i --path-as-is ${method === "HEAD" ? "-I" : `-X ${method}`} "$URL"${word(path)}`,
    ...headers.map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(cookie ? [`-H "cookie: ${cookie}"`] : []),
    ...(body ? ["--data-binary @-"] : []),
  ].join(" ");
}

/** Bytes on standard output: whatever is no plain letter as an octal number. */
function printed(bytes: Buffer): string {
  return `printf '${octal(cut(bytes.toString("latin1")), /[^\x20-\x7e]|['\\%]/g)}'`;
}

function word(text: string): string {
  return `$'${octal(cut(text), /[^\x20-\x7e]|['\\]/g)}'`;
}

function octal(text: string, letters: RegExp): string {
  return text.replace(letters, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...and ${text.length - LONGEST} more`;
}

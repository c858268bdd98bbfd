import fc from "fast-check";
import type { RawCall } from "#test/fuzz/call.ts";

const host = "host: localhost\r\n";
const json = "content-type: application/json\r\n";
const get = (line: string, headers = host) => `${line}\r\n${headers}\r\n`;
const post = (headers: string, body: string) => `POST /api/bookings HTTP/1.1\r\n${host}${json}${headers}\r\n${body}`;

const startLines = [
  "GET / HTTP/1.0",
  "GET / HTTP/2.0",
  "GET / HTTP/9.9",
  "GET /",
  "GET  / HTTP/1.1",
  "get / HTTP/1.1",
  "FUZZ / HTTP/1.1",
  "GET * HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "CONNECT evil.example:443 HTTP/1.1",
  "GET http://evil.example/api/tests HTTP/1.1",
  "GET http://[::1 HTTP/1.1",
  "GET /api/tests?\0 HTTP/1.1",
  "GET /tests/ਪੰਜਾਬੀ HTTP/1.1",
  "GET /api/tests/\u00e9\u00ff HTTP/1.1",
  "GET /a b HTTP/1.1",
  "GET evil HTTP/1.1",
  "GET ?x=1 HTTP/1.1",
  "GET //// HTTP/1.1",
  "GET /%%%%/../.. HTTP/1.1",
  `GET /${"x".repeat(20_000)} HTTP/1.1`,
  `GET /?${"x=1&".repeat(3500)} HTTP/1.1`,
  "PRI * HTTP/2.0\r\n\r\nSM",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "",
  "\r\n\r\n\r\n",
].map((line) => get(line));

const headers = [
  "",
  "host: \r\n",
  "host: evil%\r\n",
  "host: a b\r\n",
  "host: [::1\r\n",
  "host: localhost:99999\r\n",
  "host: user:word@localhost\r\n",
  `host: ${"x".repeat(3000)}\r\n`,
  `${host}host: evil.example\r\n`,
  `${host}no colon\r\n`,
  `${host} folded: yes\r\n`,
  `${host}a\0b: c\r\n`,
  `${host}a: b\0c\r\n`,
  `${host}cookie: ${"x".repeat(20_000)}\r\n`,
  `${host}${"a: b\r\n".repeat(2500)}`,
  `${host}${"cookie: nabz.session_token=x; a=b\r\n".repeat(200)}`,
  `${host}expect: 100-continue\r\n`,
  `${host}expect: wonders\r\n`,
  `${host}connection: upgrade\r\nupgrade: h2c\r\nhttp2-settings: x\r\n`,
  `${host}connection: close, keep-alive, x-real-ip\r\n`,
].flatMap((lines) => [get("GET / HTTP/1.1", lines), get("GET /api/lab HTTP/1.1", lines)]);

const bodies = [
  post("content-length: -1\r\n", "{}"),
  post("content-length: x\r\n", "{}"),
  post("content-length: 2, 3\r\n", "{}"),
  post("content-length: 2\r\ncontent-length: 3\r\n", "{}"),
  post("content-length: 99999999999999999999\r\n", "{}"),
  post("content-length: 100\r\n", "{}"),
  post("content-length: 100000\r\n", "{"),
  post("content-length: 2\r\n", "{}GET /api/lab HTTP/1.1\r\nhost: localhost\r\n\r\n"),
  post("content-length: 2\r\ntransfer-encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"),
  post("transfer-encoding: gzip\r\n", "{}"),
  post("transfer-encoding: chunked\r\n", "zz\r\n{}\r\n"),
  post("transfer-encoding: chunked\r\n", "ffffffffff\r\n{}"),
  post("transfer-encoding: chunked\r\n", "2\r\n{}\r\n"),
  post("transfer-encoding: chunked\r\n", `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
  post("transfer-encoding: chunked\r\n", `${"1\r\n \r\n".repeat(5000)}0\r\n\r\n`),
  post("transfer-encoding: chunked\r\n", "2\r\n{}\r\n0\r\nx: y\r\n\r\n"),
  post("", ""),
];

/** Requests that no HTTP library would send: a server must reject or close them, and go on. */
export const rawRequests: fc.Arbitrary<RawCall> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...startLines, ...headers, ...bodies).map((text) => Buffer.from(text, "latin1")),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...bodies, get("GET /contact HTTP/1.1")),
          fc.nat(),
          fc.uint8Array({ minLength: 1, maxLength: 5 }),
        )
        .map(([text, at, bytes]) => {
          const whole = Buffer.from(text, "latin1");
          const index = at % whole.length;
          return Buffer.concat([whole.subarray(0, index), bytes, whole.subarray(index + 1)]);
        }),
    },
  )
  .map((raw) => ({ row: "raw requests", raw }));

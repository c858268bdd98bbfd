import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type SpanValue = { stringValue?: string; intValue?: number };

/** A span in OTLP's JSON, as far as tests read it. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: SpanValue }[];
};

type TraceRequest = {
  resourceSpans: {
    resource: { attributes: { key: string; value: SpanValue }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
};

/** Starts a collector on loopback that takes traces by OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const taken: TraceRequest[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === "/v1/traces") taken.push((await json(request)) as TraceRequest);
    response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const resources = () => taken.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () =>
      new Set(
        resources().flatMap(({ resource }) =>
          resource.attributes.filter(({ key }) => key === "service.name").map(({ value }) => value.stringValue),
        ),
      ),
    /** Everything that was sent, as one text. */
    text: () => JSON.stringify(taken),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

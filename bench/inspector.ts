import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { join } from "node:path";

const SAMPLE_INTERVAL_US = 250;

/** Connects to a product's profiler, by the URL that Node writes into its log. */
export async function attachInspector(folder: string) {
  const address = /ws:\/\/\S+/.exec(readFileSync(join(folder, "product.log"), "utf8"))?.[0];
  if (!address) throw new Error("The product was not started with --inspect.");
  const socket = new WebSocket(address);
  await once(socket, "open");
  let sent = 0;
  const request = async (method: string, params = {}): Promise<unknown> => {
    const id = ++sent;
    const answer = Promise.withResolvers<unknown>();
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(data);
      if (message.id !== id) return;
      socket.removeEventListener("message", listen);
      answer.resolve(message.result);
    };
    socket.addEventListener("message", listen);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  return {
    async begin() {
      await request("Profiler.enable");
      await request("Profiler.setSamplingInterval", { interval: SAMPLE_INTERVAL_US });
      await request("Profiler.start");
    },
    async end(): Promise<Profiler.Profile> {
      const { profile } = (await request("Profiler.stop")) as { profile: Profiler.Profile };
      return profile;
    },
    close: () => socket.close(),
  };
}

import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { join } from "node:path";

const EVERY_MICROSECONDS = 250;

/** A product's profiler, by the address that Node writes into its log. */
export async function attachTo(folder: string) {
  const address = /ws:\/\/\S+/.exec(readFileSync(join(folder, "product.log"), "utf8"))?.[0];
  if (!address) throw new Error("The product was not started with --inspect.");
  const socket = new WebSocket(address);
  await once(socket, "open");
  let sent = 0;
  const ask = async (method: string, params = {}): Promise<unknown> => {
    const id = ++sent;
    const answer = Promise.withResolvers<unknown>();
    const listen = ({ data }: MessageEvent) => {
      const told = JSON.parse(data);
      if (told.id !== id) return;
      socket.removeEventListener("message", listen);
      answer.resolve(told.result);
    };
    socket.addEventListener("message", listen);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  return {
    async begin() {
      await ask("Profiler.enable");
      await ask("Profiler.setSamplingInterval", { interval: EVERY_MICROSECONDS });
      await ask("Profiler.start");
    },
    async end(): Promise<Profiler.Profile> {
      const { profile } = (await ask("Profiler.stop")) as { profile: Profiler.Profile };
      return profile;
    },
    close: () => socket.close(),
  };
}

import { createCodeAt, createNextCode } from "./authenticator.ts";
import { startTlsProxy, type TlsProxy } from "./fakes/tls-proxy.ts";
import { type FakeTwilio, startFakeTwilio, toTwilioEnvironment } from "./fakes/twilio.ts";
import { type Product, runProduct } from "./product-process.ts";
import { createTempFolder } from "./temp-folder.ts";

export type RealLab = {
  proxy: TlsProxy;
  product: Product;
  twilio: FakeTwilio;
  password: string;
  /** The settings of its folder, for a command run beside it. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

/** Starts the lab as in production, behind a server that terminates TLS, with an account at the provider. */
export async function startRealLab(): Promise<RealLab> {
  const [folder, twilio, proxy] = await Promise.all([createTempFolder(), startFakeTwilio(), startTlsProxy()]);
  const password = "a-password-for-journeys";
  const settings = {
    LAB_MODE: "production",
    HOST: "127.0.0.1",
    DATA_DIR: folder.path,
    LOG_LEVEL: "error",
    PUBLIC_URL: proxy.url,
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
    ADMIN_PASSWORD: password,
    ...toTwilioEnvironment(twilio),
  };
  const product = await runProduct(settings);
  proxy.target = product.url;
  return {
    proxy,
    product,
    twilio,
    password,
    settings,
    async close() {
      await product.stop("SIGTERM");
      await Promise.all([twilio.close(), proxy.close(), folder.remove()]);
    },
  };
}

/**
 * Sets up the second step that a real lab's owner needs; returns a function for the codes of their app from then on.
 */
export async function setUpOwnersSecondStep({ product, password }: RealLab): Promise<() => string> {
  const send = async (method: string, path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", cookie };
    const answer = await fetch(`${product.url}/api/admin${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    return answer;
  };
  const signedIn = await send("POST", "/session", { password });
  const cookie = signedIn.headers.getSetCookie().map((text) => text.split(";")[0]);
  const { secret } = await (await send("POST", "/second-step", { password }, cookie.join("; "))).json();
  await send("PUT", "/second-step", { code: createCodeAt(secret, Date.now()) }, cookie.join("; "));
  return () => createNextCode(secret);
}

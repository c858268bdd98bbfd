import { startTwilio, type TwilioDouble } from "./doubles/twilio.ts";
import { freshFolder } from "./fresh-folder.ts";
import { type Product, runProduct } from "./product.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

export type RealLab = {
  proxy: TlsProxy;
  product: Product;
  twilio: TwilioDouble;
  password: string;
  close(): Promise<void>;
};

/** The lab as it is opened: production, behind a server that ends TLS, with an account of the provider's. */
export async function startRealLab(): Promise<RealLab> {
  const [folder, twilio, proxy] = await Promise.all([freshFolder(), startTwilio(), startTlsProxy()]);
  const password = "a-password-for-journeys";
  const product = await runProduct({
    LAB_MODE: "production",
    HOST: "127.0.0.1",
    DATA_DIR: folder.path,
    LOG_LEVEL: "error",
    PUBLIC_URL: proxy.url,
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
    ADMIN_PASSWORD: password,
    TWILIO_ACCOUNT_SID: twilio.account.sid,
    TWILIO_AUTH_TOKEN: twilio.account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: twilio.url,
  });
  proxy.target = product.url;
  return {
    proxy,
    product,
    twilio,
    password,
    async close() {
      await product.stop("SIGTERM");
      await Promise.all([twilio.close(), proxy.close(), folder.remove()]);
    },
  };
}

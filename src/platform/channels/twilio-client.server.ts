import type { Twilio } from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import type { TwilioSettings } from "#platform/config/channel-settings.ts";
import { TooManyRequests } from "./twilio-failure.ts";

const TIMEOUT_MILLISECONDS = 10_000;

/** Twilio's library, speaking to the address of the settings and telling how long a busy provider asks to wait. */
export async function connectTwilio({ accountSid, authToken, apiUrl }: TwilioSettings): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  class Requests extends twilio.RequestClient {
    override async request<Data>(options: RequestClient.RequestOptions<Data>) {
      const { pathname, search } = new URL(options.uri);
      const answer = await super.request<Data>({ ...options, uri: new URL(pathname + search, apiUrl).href });
      if (answer.statusCode === 429) throw new TooManyRequests(Number(answer.headers["retry-after"]));
      return answer;
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Requests({ timeout: TIMEOUT_MILLISECONDS }) });
}

import { type Client, type FuzzCall, type FuzzResponse, readJson } from "#test/fuzz/call.ts";
import { demoFamily, demoPassword } from "#test/fuzz/world.ts";
import { visitorHeader } from "#test/product-process.ts";
import { fetchUrl } from "./http-client.ts";

type Side = "admin" | "patient";

/** Signs the clients in, and in again where a call has ended their session. */
export class Sessions {
  readonly #url: string;
  #cookies: Record<Side, string> = { admin: "", patient: "" };
  #renewing: Partial<Record<Side, Promise<void>>> = {};
  /** The admin's, the latest last: a call may change it. */
  #passwords = [demoPassword];
  /** The cookie by which the login guard recognises a browser: other clients' guesses do not slow it down. */
  #browser = "";
  #visits = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the Cookie header of a client; null if it has none. */
  cookieOf(asker: Client): string | null {
    const { admin, patient } = this.#cookies;
    const toForgedCookie = (cookie: string) =>
      `${cookie.slice(0, cookie.indexOf("=") + 1)}${"A".repeat(32)}.${"A".repeat(43)}%3D`;
    return {
      visitor: null,
      patient,
      admin,
      both: `${admin}; ${patient}`,
      forged: `${toForgedCookie(admin)}; ${toForgedCookie(patient)}`,
    }[asker];
  }

  async open(): Promise<void> {
    await Promise.all([this.#renew("admin"), this.#renew("patient")]);
  }

  /**
   * Must be called with every response: a 401 may mean that a session has ended, and a new password must be remembered.
   */
  async learn(call: FuzzCall, { status }: FuzzResponse): Promise<void> {
    if (call.row === "PUT /api/admin/password" && status === 204)
      this.#passwords.push((readJson(call.body ?? Buffer.alloc(0)) as { next: string }).next);
    if (call.asker !== "admin" && call.asker !== "patient") return;
    const cookie = this.cookieOf(call.asker);
    if (status !== 401 || (await this.#isOpen(call.asker))) return;
    if (this.cookieOf(call.asker) === cookie) await this.#renew(call.asker);
  }

  async #isOpen(side: Side): Promise<boolean> {
    const path = side === "admin" ? "/api/admin/session" : "/api/patient/session";
    const answer = fetchUrl(`${this.#url}${path}`, { headers: { cookie: this.#cookies[side] } });
    return answer.then(Boolean, () => false);
  }

  #renew(side: Side): Promise<void> {
    this.#renewing[side] ??= this.#signIn(side).finally(() => {
      delete this.#renewing[side];
    });
    return this.#renewing[side];
  }

  async #signIn(side: Side): Promise<void> {
    const bodies =
      side === "admin" ? this.#passwords.toReversed().map((password) => ({ password })) : [{ phone: demoFamily }];
    for (const json of bodies) {
      const address = `172.16.${this.#visits >> 8}.${this.#visits++ & 255}`;
      const headers = { [visitorHeader]: address, cookie: this.#browser };
      const path = side === "admin" ? "/api/admin/session" : "/api/patient/session";
      const answer = await fetchUrl(`${this.#url}${path}`, { method: "POST", headers, json }).catch(() => null);
      if (!answer) continue;
      const cookies = (answer.headers["set-cookie"] ?? "")
        .split(/, (?=nabz\.)/)
        .map((cookie) => cookie.split(";")[0] ?? "");
      this.#browser = cookies.find((cookie) => cookie.startsWith("nabz.desk_browser=")) ?? this.#browser;
      this.#cookies[side] = cookies.filter((cookie) => !cookie.startsWith("nabz.desk_browser=")).join("; ");
      return;
    }
    throw new Error(`The ${side} could not sign in again.`);
  }
}

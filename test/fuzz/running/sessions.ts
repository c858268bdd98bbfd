import { type Answer, type Asker, type Call, readJson } from "#test/fuzz/call.ts";
import { demoFamily, demoPassword } from "#test/fuzz/world.ts";
import { visitorHeader } from "#test/product.ts";
import { ask } from "./exchange.ts";

type Side = "desk" | "patient";

/** Signs the askers in, and in again where a call has ended their session. */
export class Sessions {
  readonly #url: string;
  #cookies: Record<Side, string> = { desk: "", patient: "" };
  #renewing: Partial<Record<Side, Promise<void>>> = {};
  /** The desk's, the latest last: a call may change it. */
  #passwords = [demoPassword];
  /** By which the gate knows a browser that was let in: strangers' guesses do not keep it waiting. */
  #browser = "";
  #visits = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** The Cookie header of an asker; null where they have none. */
  cookieOf(asker: Asker): string | null {
    const { desk, patient } = this.#cookies;
    const worthless = (cookie: string) =>
      `${cookie.slice(0, cookie.indexOf("=") + 1)}${"A".repeat(32)}.${"A".repeat(43)}%3D`;
    return {
      nobody: null,
      patient,
      desk,
      both: `${desk}; ${patient}`,
      forged: `${worthless(desk)}; ${worthless(patient)}`,
    }[asker];
  }

  async open(): Promise<void> {
    await Promise.all([this.#renew("desk"), this.#renew("patient")]);
  }

  /** To be told every answer: a 401 may mean that a session has ended, and a new password must be known. */
  async learn(call: Call, { status }: Answer): Promise<void> {
    if (call.row === "PUT /api/admin/password" && status === 204)
      this.#passwords.push((readJson(call.body ?? Buffer.alloc(0)) as { next: string }).next);
    if (call.asker !== "desk" && call.asker !== "patient") return;
    const cookie = this.cookieOf(call.asker);
    if (status !== 401 || (await this.#isOpen(call.asker))) return;
    if (this.cookieOf(call.asker) === cookie) await this.#renew(call.asker);
  }

  async #isOpen(side: Side): Promise<boolean> {
    const path = side === "desk" ? "/api/admin/session" : "/api/patient/session";
    const answer = ask(`${this.#url}${path}`, { headers: { cookie: this.#cookies[side] } });
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
      side === "desk" ? this.#passwords.toReversed().map((password) => ({ password })) : [{ phone: demoFamily }];
    for (const json of bodies) {
      const address = `172.16.${this.#visits >> 8}.${this.#visits++ & 255}`;
      const headers = { [visitorHeader]: address, cookie: this.#browser };
      const path = side === "desk" ? "/api/admin/session" : "/api/patient/session";
      const answer = await ask(`${this.#url}${path}`, { method: "POST", headers, json }).catch(() => null);
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

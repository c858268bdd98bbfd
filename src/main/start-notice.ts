import type { Config } from "#platform/config.server.ts";

export type Notice = {
  config: Config;
  url: string;
  demoPassword: string;
  demoPhone: string;
  /** What else the start has to say, e.g. that the data had to live elsewhere. */
  lines: string[];
};

/** What the terminal shows once the product listens. */
export function startNotice({ config, url, demoPassword, demoPhone, lines }: Notice): string[] {
  const facts = [`nabz      ${url}`, `desk      ${url}/admin`, `password  ${passwordFact(config, demoPassword)}`];
  if (config.mode === "demo" && config.patientLogin === "phone")
    facts.push(`phone     ${demoPhone} (the demo patient's)`);
  facts.push(`data      ${config.databaseUrl ? "the database of DATABASE_URL" : config.dataDir}`, ...lines);
  if (config.isOpenDemo) {
    facts.push(`Warning: this is a demo that listens on ${config.host}. Anybody who reaches it can sign in.`);
  }
  return facts;
}

function passwordFact({ mode, adminPassword }: Config, demoPassword: string): string {
  if (mode === "production") return "as set at the desk";
  return adminPassword ? "from ADMIN_PASSWORD" : demoPassword;
}

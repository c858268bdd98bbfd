import type { Config } from "#platform/config.server.ts";

export type StartNoticeInput = {
  config: Config;
  url: string;
  demoPassword: string;
  demoPhone: string;
  /** Further lines, e.g. that the data had to be stored elsewhere. */
  notices: string[];
};

/** Lines for the terminal once the server listens. */
export function formatStartNotice({ config, url, demoPassword, demoPhone, notices }: StartNoticeInput): string[] {
  const rows = [`nabz      ${url}`, `admin     ${url}/admin`, `password  ${describePassword(config, demoPassword)}`];
  if (config.mode === "demo" && config.patientLogin === "phone")
    rows.push(`phone     ${demoPhone} (the demo patient's)`);
  rows.push(`data      ${config.databaseUrl ? "the database of DATABASE_URL" : config.dataDir}`, ...notices);
  if (config.isDemoExposed) {
    rows.push(`Warning: this is a demo that listens on ${config.host}. Anybody who reaches it can sign in.`);
  }
  return rows;
}

function describePassword({ mode, adminPassword }: Config, demoPassword: string): string {
  if (mode === "production") return "as set in the admin area";
  return adminPassword ? "from ADMIN_PASSWORD" : demoPassword;
}

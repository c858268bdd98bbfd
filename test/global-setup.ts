import type { TestProject } from "vitest/node";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { openPool } from "#db/client.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { faqRows } from "#demo/faqs.ts";
import { testimonialRows } from "#demo/testimonials.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { mondayMorning } from "./builders.ts";
import { queryServer, type TestServer, withDatabaseName } from "./database.ts";
import { createTempFolder } from "./temp-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    server: TestServer;
  }
}

/** One PostgreSQL per run: the one of TEST_DATABASE_URL, else the product's own in a fresh folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `nabz_template_${process.pid}`;
  await queryServer(server.connection, `create database ${template}`);
  const connection = withDatabaseName(server.connection, template);
  await migrateDatabase(connection);
  const database = openPool(connection);
  await seedLab(database.db, {
    demoContent: { testimonials: testimonialRows, faqs: faqRows },
    today: toLabTime(mondayMorning).day,
  });
  await database.close();
  project.provide("server", { connection: server.connection, template });
  return async () => {
    await queryServer(server.connection, `drop database ${template} with (force)`);
    await server.close();
  };
}

async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { connection: { connectionString: url }, close: async () => {} };
  const folder = await createTempFolder();
  const own = await startEmbeddedPostgres(folder.path);
  return {
    connection: own.poolConfig,
    close: async () => {
      await own.close();
      await folder.remove();
    },
  };
}

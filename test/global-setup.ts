import type { TestProject } from "vitest/node";
import { labMoment } from "#core/calendar/clock.ts";
import { openDatabase } from "#db/client.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { faqRows } from "#demo/faqs.ts";
import { testimonialRows } from "#demo/testimonials.ts";
import { startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { mondayMorning } from "./builders.ts";
import { databaseOf, onServer, type TestServer } from "./database.ts";
import { freshFolder } from "./fresh-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    server: TestServer;
  }
}

/** One PostgreSQL a run: the one of TEST_DATABASE_URL, else the product's own in a fresh folder. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `nabz_template_${process.pid}`;
  await onServer(server.connection, `create database ${template}`);
  const connection = databaseOf(server.connection, template);
  await migrateDatabase(connection);
  const database = openDatabase(connection);
  await seedLab(database.db, {
    madeUp: { testimonials: testimonialRows, faqs: faqRows },
    today: labMoment(mondayMorning).day,
  });
  await database.close();
  project.provide("server", { connection: server.connection, template });
  return async () => {
    await onServer(server.connection, `drop database ${template} with (force)`);
    await server.close();
  };
}

async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { connection: { connectionString: url }, close: async () => {} };
  const folder = await freshFolder();
  const own = await startOwnPostgres(folder.path);
  return {
    connection: own.poolConfig,
    close: async () => {
      await own.close();
      await folder.remove();
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/client.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { databaseOf, onServer, type TestServer } from "./database.ts";

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
  await seedLab(database.db, { isDemo: true });
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
  const { startOwnPostgres } = await import("#platform/postgres.server.ts");
  const folder = await mkdtemp(join(tmpdir(), "nabz-test-"));
  const own = await startOwnPostgres(folder);
  return {
    connection: own.poolConfig,
    close: async () => {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { generate } from "selfsigned";
import { createTempFolder } from "./temp-folder.ts";

const SITE_TEMPLATE = "deploy/nginx/nabz.conf";

/** Where Debian installs it, or elsewhere in the PATH; undefined if it is not installed. */
export const nginxProgram = ["/usr/sbin", ...(process.env.PATH ?? "").split(":")]
  .map((folder) => join(folder, "nginx"))
  .find(existsSync);

export type Nginx = {
  /** The public address, "https://localhost:…", and the same by http. */
  url: string;
  httpUrl: string;
  reload(): void;
  close(): Promise<void>;
};

/** Starts nginx with our site, as in deploy/nginx except for ports, certificate and upstream processes. */
export async function startNginx(ports: { https: number; processes: string[] }): Promise<Nginx> {
  const folder = await createTempFolder();
  const at = (name: string) => join(folder.path, name);
  const http = await findFreePort();
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  await Promise.all([
    writeFile(at("key.pem"), key),
    writeFile(at("cert.pem"), cert),
    writeFile(at("site.conf"), formatSite({ ...ports, http, folder: folder.path })),
    writeFile(at("nginx.conf"), formatMainConfig(folder.path)),
    mkdir(at("temp")),
  ]);
  const child = spawn(nginxProgram ?? "nginx", ["-c", at("nginx.conf"), "-p", folder.path, "-e", "stderr"]);
  await waitUntilListening(child, ports.https).catch(async (failure) => {
    child.kill();
    await folder.remove();
    throw failure;
  });
  return {
    url: `https://localhost:${ports.https}`,
    httpUrl: `http://localhost:${http}`,
    reload: () => child.kill("SIGHUP"),
    async close() {
      child.kill("SIGQUIT");
      await once(child, "close");
      await folder.remove();
    },
  };
}

/** Returns what Debian's own nginx.conf puts around a site, for an nginx of ours. */
function formatMainConfig(folder: string): string {
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((what) => `${what}_temp_path ${folder}/temp/${what};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  return `${user} daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; gzip on; ${temp} include ${folder}/site.conf; }`;
}

type NginxOptions = { https: number; http: number; processes: string[]; folder: string };

function formatSite({ https, http, processes, folder }: NginxOptions): string {
  const servers = processes.map((process) => `server ${new URL(process).host} max_fails=3 fail_timeout=2s;`);
  return readFileSync(SITE_TEMPLATE, "utf8")
    .replace(/^\tserver 127\.0\.0\.1:3000 max_fails=3 fail_timeout=2s;$/m, servers.join("\n"))
    .replace(/^\tlisten \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, `${folder}/cert.pem`)
    .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/, `${folder}/key.pem`)
    .replace("/var/log/nginx/", `${folder}/`)
    .replace("/opt/nabz/", `${resolve(".")}/`);
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(child, "close").then(() => Promise.reject(new Error(`nginx ended: ${output}`)));
  ended.catch(() => {});
  const listens = async () => {
    while (!(await isListening(port))) await new Promise((go) => setTimeout(go, 20));
  };
  await Promise.race([listens(), ended]);
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

/** Returns a port that is free at the moment; use it at once. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

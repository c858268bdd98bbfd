import type { Profiler } from "node:inspector";

type Node = Profiler.ProfileNode;
/** Shares of the total work, by name. */
export type CpuShares = Map<string, number>;

const IDLE = "(idle)";

/** Returns shares of the time in which the thread was not idle, and that time per operation in milliseconds. */
export function computeCpuShares({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, operations: number) {
  const own = new Map<number, number>();
  samples.forEach((id, n) => {
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[n] ?? 0));
  });
  const working = nodes.filter(({ callFrame }) => callFrame.functionName !== IDLE);
  const ownOf = ({ id }: Node) => own.get(id) ?? 0;
  const work = working.reduce((sum, node) => sum + ownOf(node), 0);
  const packages: CpuShares = new Map();
  const functions: CpuShares = new Map();
  for (const node of working) {
    add(packages, readPackage(node), ownOf(node) / work);
    add(functions, readFunctionName(node), ownOf(node) / work);
  }
  return { perOperationMs: work / 1000 / operations, packages, functions, callers: listCallers(nodes, ownOf, work) };
}

/** Returns the names with the largest shares, one line each. */
export function selectHeaviest(shares: CpuShares, limit: number): string[] {
  const sorted = [...shares].sort(([, a], [, b]) => b - a).slice(0, limit);
  return sorted.map(([name, share]) => `${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
}

/** Returns the share of each function including its callees; recursive calls count once. */
function listCallers(nodes: readonly Node[], ownOf: (node: Node) => number, work: number): CpuShares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shares: CpuShares = new Map();
  const visit = (node: Node, above: ReadonlySet<string>): number => {
    const name = readFunctionName(node);
    const children = (node.children ?? []).flatMap((id) => byId.get(id) ?? []);
    const within = new Set(above).add(name);
    const whole = ownOf(node) + children.reduce((sum, child) => sum + visit(child, within), 0);
    if (!above.has(name)) add(shares, name, whole / work);
    return whole;
  };
  const [root] = nodes;
  for (const id of root?.children ?? []) {
    const child = byId.get(id);
    if (child && child.callFrame.functionName !== IDLE) visit(child, new Set());
  }
  return shares;
}

function readPackage({ callFrame: { url, functionName } }: Node): string {
  const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (installed) return installed;
  if (url.startsWith("node:")) return "Node";
  return url ? shortenUrl(url) : functionName.startsWith("(") ? functionName : "native code";
}

function readFunctionName({ callFrame: { url, functionName, lineNumber } }: Node): string {
  const name = functionName || "anonymous";
  return url ? `${name}, ${shortenUrl(url)}:${lineNumber + 1}` : name;
}

function shortenUrl(url: string): string {
  return url.split("/").slice(-2).join("/");
}

function add(shares: CpuShares, name: string, share: number): void {
  shares.set(name, (shares.get(name) ?? 0) + share);
}

import type { Profiler } from "node:inspector";

type Node = Profiler.ProfileNode;
/** Shares of all work, by name. */
export type Shares = Map<string, number>;

const IDLE = "(idle)";

/** What worked, as shares of the time in which the thread was not idle. */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, operations: number) {
  const own = new Map<number, number>();
  samples.forEach((id, n) => {
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[n] ?? 0));
  });
  const working = nodes.filter(({ callFrame }) => callFrame.functionName !== IDLE);
  const ownOf = ({ id }: Node) => own.get(id) ?? 0;
  const work = working.reduce((sum, node) => sum + ownOf(node), 0);
  const packages: Shares = new Map();
  const functions: Shares = new Map();
  for (const node of working) {
    add(packages, packageOf(node), ownOf(node) / work);
    add(functions, functionOf(node), ownOf(node) / work);
  }
  return { perOperationMs: work / 1000 / operations, packages, functions, callers: callersOf(nodes, ownOf, work) };
}

/** The names with the largest shares, a line each. */
export function heaviest(shares: Shares, most: number): string[] {
  const sorted = [...shares].sort(([, one], [, other]) => other - one).slice(0, most);
  return sorted.map(([name, share]) => `${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
}

/** Each function with all that it calls; one that calls itself counts once. */
function callersOf(nodes: readonly Node[], ownOf: (node: Node) => number, work: number): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shares: Shares = new Map();
  const visit = (node: Node, above: ReadonlySet<string>): number => {
    const name = functionOf(node);
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

function packageOf({ callFrame: { url, functionName } }: Node): string {
  const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (installed) return installed;
  if (url.startsWith("node:")) return "Node";
  return url ? placeOf(url) : functionName.startsWith("(") ? functionName : "native code";
}

function functionOf({ callFrame: { url, functionName, lineNumber } }: Node): string {
  const name = functionName || "anonymous";
  return url ? `${name}, ${placeOf(url)}:${lineNumber + 1}` : name;
}

function placeOf(url: string): string {
  return url.split("/").slice(-2).join("/");
}

function add(shares: Shares, name: string, share: number): void {
  shares.set(name, (shares.get(name) ?? 0) + share);
}

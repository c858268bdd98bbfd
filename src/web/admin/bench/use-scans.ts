import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BenchTube } from "#core/round/bench-schema.ts";
import { normalizeTubeCode } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { benchKey } from "./queries.ts";

/** What the last scan, or the last rejection, came to; a rejected tube stays so when it is scanned again. */
export type ScanAnswer =
  | { kind: "received" | "repeated" | "rejected"; tube: BenchTube }
  | { kind: "failed"; label: string; sentence: string };

/** Receives scanned tubes. Scans may follow each other faster than their answers: the last one's answer stays. */
export function useScans() {
  const client = useQueryClient();
  const scans = useRef(0);
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: benchKey });
  const scan = async (text: string) => {
    const label = normalizeTubeCode(text);
    if (label === "") return;
    scans.current += 1;
    const number = scans.current;
    const found = await receive(label);
    if (number === scans.current) setAnswer(found);
    await refresh();
  };
  const showRejected = (tube: BenchTube) => {
    setAnswer({ kind: "rejected", tube });
    void refresh();
  };
  return { answer, scan, showRejected };
}

async function receive(label: string): Promise<ScanAnswer> {
  try {
    const { tube, isRepeated } = await callApi(browserFetch, "POST /api/tubes/{code}/receipt", {
      path: { code: label },
    });
    if (tube.rejectedAt !== null) return { kind: "rejected", tube };
    return { kind: isRepeated ? "repeated" : "received", tube };
  } catch (error) {
    const detail = error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined;
    return { kind: "failed", label, sentence: detail ?? words.admin.bench.answers.notRecorded };
  }
}

import { type FormEvent, Suspense, useEffect, useState } from "react";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { type LabelFault, readLabel } from "./label-code.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useCloseView } from "./use-close-view.ts";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectLabel;

/** Loaded at the first scan. */
const LabelScanner = lazyComponent(async () => ({ default: (await import("./label-scanner.tsx")).LabelScanner }));

type Props = { stop: RoundStop; patient: RoundPatient };

/** Scans or types the label of the next tube; its last four characters are compared before it counts. */
export function LabelView({ stop, patient }: Props) {
  const { report, refused } = useVisitEvents();
  const { bookingId, tubes } = patient;
  const index = Math.max(
    tubes.findIndex(({ code }) => code === null),
    0,
  );
  const [typed, setTyped] = useStoredText(`label ${bookingId} ${index}`);
  const [fault, setFault] = useState<LabelFault>();
  const [isScanning, setScanning] = useState(false);
  const close = useCloseView(stop.visitId);
  const tube = tubes[index];
  const reading = readLabel(typed, stop);
  const take = (text: string, isQr: boolean) => {
    const scanned = readLabel(text, stop, { isQr });
    setFault(scanned.fault ?? undefined);
    if (scanned.fault === null) {
      setTyped(scanned.code);
      setScanning(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!tube || reading.code === null) return setFault(reading.fault ?? undefined);
    const data = { code: reading.code, tube: tube.kind };
    if (!(await report({ kind: "labelled", visitId: stop.visitId, bookingId, data }))) return;
    setTyped("");
    close();
  };
  const ofServer =
    refused?.event.kind === "labelled" && refused.event.bookingId === bookingId ? refused.reason : undefined;
  return (
    <StopFrame
      stop={stop}
      step="tubes"
      patient={patient}
      view={texts.heading(index + 1, tubes.length)}
      note={patient.name}
    >
      <form className="flex grow flex-col" onSubmit={submit}>
        <StepContent stop={stop}>
          {tube && (
            <div className="flex items-center gap-4 rounded-lg border-2 border-stitch-look bg-card px-4 py-3">
              <TubeIcon kind={tube.kind} size="large" />
              <p className="leading-snug">
                <b className="block text-xl font-semibold">{words.collectTubes.names[tube.kind]}</b>
                {words.collectTubes.caps[tube.kind]}
              </p>
            </div>
          )}
          {isScanning ? (
            <Suspense fallback={<p role="status">{texts.opening}</p>}>
              <LabelScanner onRead={take} onClose={() => setScanning(false)} />
            </Suspense>
          ) : (
            <Button size="thumb" width="full" onClick={() => setScanning(true)}>
              <Icon name="scan-barcode" className="size-6" /> {texts.scan}
            </Button>
          )}
          <Field label={texts.typed} hint={texts.hint} error={ofServer ?? (fault && texts[fault])}>
            {(wiring) => (
              <Input
                className="text-2xl font-semibold tracking-wide uppercase"
                name="code"
                inputMode="text"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setFault(undefined);
                  setTyped(event.target.value);
                }}
                {...wiring}
              />
            )}
          </Field>
          {reading.code !== null && <LabelEnd code={reading.code} />}
        </StepContent>
        <ThumbBar>
          <ThumbButton type="submit" icon="check">
            {reading.code === null ? texts.put : texts.putCode(getTubeCodeEnd(reading.code))}
          </ThumbButton>
        </ThumbBar>
      </form>
    </StopFrame>
  );
}

/** The last characters, large enough to compare at arm's length. */
function LabelEnd({ code }: { code: string }) {
  return (
    <Card className="flex items-center justify-between gap-3 border-line-strong p-4" role="status">
      <b className="text-4xl leading-none font-bold">{words.collectTubes.code(getTubeCodeEnd(code))}</b>
      <span className="max-w-40 text-right text-sm text-soft">{texts.compare}</span>
    </Card>
  );
}

/** A typed text that survives a reload and a sign-in; read after hydration. `key` names the field. */
function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const storageKey = `nabz_round ${key}`;
  const [text, setText] = useState("");
  useEffect(() => {
    const stored = readStored("sessionStorage", storageKey);
    setText(typeof stored === "string" ? stored : "");
  }, [storageKey]);
  const store = (next: string) => {
    setText(next);
    if (next) writeStored("sessionStorage", storageKey, next);
    else removeStored("sessionStorage", storageKey);
  };
  return [text, store];
}

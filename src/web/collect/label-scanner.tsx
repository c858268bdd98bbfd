import { useEffect, useEffectEvent, useRef, useState } from "react";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";

const texts = words.collectLabel;

const DETECT_INTERVAL_MS = 150;

type Props = {
  /** Called with each code that is read, until the parent closes the scanner. */
  onRead: (text: string, isQr: boolean) => void;
  onClose: () => void;
};

type CameraState = "opening" | "open" | "noCamera" | "scannerFailed";

/** The camera's picture, in which labels are read. */
export function LabelScanner({ onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, ([code]) => code && onRead(code.rawValue, code.format === "qr_code"));
  const hasFailed = state === "noCamera" || state === "scannerFailed";
  return (
    <div className="grid gap-2">
      {hasFailed ? (
        <FormError>{texts[state]}</FormError>
      ) : (
        <div className="relative overflow-hidden rounded-lg bg-ink">
          <video ref={video} className="block h-54 w-full object-cover" autoPlay muted playsInline />
          <span
            className="pointer-events-none absolute inset-6 rounded-lg border-4 border-on-cloth"
            aria-hidden="true"
          />
        </div>
      )}
      {!hasFailed && (
        <p className="text-center font-semibold" role="status">
          {state === "open" ? texts.scanning : texts.opening}
        </p>
      )}
      <Button onClick={onClose}>{texts.stop}</Button>
    </div>
  );
}

/** Opens the camera and reads its picture until the component is gone. Barred codes come before a QR code. */
function useCamera(video: React.RefObject<HTMLVideoElement | null>, onFound: (codes: FoundCode[]) => void) {
  const [state, setState] = useState<CameraState>("opening");
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const stream = await openCamera(signal);
      if (!stream || !video.current) return setState("noCamera");
      video.current.srcObject = stream;
      const detector = await createBarcodeDetector().catch(logFailure);
      if (!detector) return setState("scannerFailed");
      setState("open");
      while (!signal.aborted && video.current) {
        const codes = await detector.detect(video.current).catch(() => []);
        if (codes.length > 0 && !signal.aborted) found(codes.toSorted(compareCodes));
        await new Promise((resolve) => setTimeout(resolve, DETECT_INTERVAL_MS));
      }
    };
    void run();
    return () => controller.abort();
  }, [video]);
  return state;
}

/** Returns the rear camera's stream, ended with the signal; null without one. */
async function openCamera(signal: AbortSignal): Promise<MediaStream | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 } },
    });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    return signal.aborted ? null : stream;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

function compareCodes(a: FoundCode, b: FoundCode): number {
  return Number(a.format === "qr_code") - Number(b.format === "qr_code");
}

function logFailure(error: unknown): null {
  console.warn(error);
  return null;
}

/** A code in a picture. */
type FoundCode = { rawValue: string; format: string };

type Detector = { detect: (picture: HTMLVideoElement) => Promise<FoundCode[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** Codes of labels; a QR code is read too, to say that it is none. */
const formats = ["code_128", "code_39", "codabar", "itf", "qr_code"];

/** Returns the browser's own detector, else one of our own server: its code is loaded at the first scan. */
async function createBarcodeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = own ? await own.getSupportedFormats() : [];
  if (own && supported.includes("code_128"))
    return new own({ formats: formats.filter((format) => supported.includes(format)) });
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return new (BarcodeDetector as unknown as DetectorClass)({ formats });
}

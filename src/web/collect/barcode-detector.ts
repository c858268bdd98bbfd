import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** A code in a picture. */
export type FoundCode = { rawValue: string; format: string };

type Detector = { detect: (picture: HTMLVideoElement) => Promise<FoundCode[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** Codes of labels; a QR code is read too, to say that it is none. */
const formats = ["code_128", "code_39", "codabar", "itf", "qr_code"];

/** Returns the browser's own detector, else one of our own server: its code is loaded at the first scan. */
export async function createBarcodeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = own ? await own.getSupportedFormats() : [];
  if (own && supported.includes("code_128"))
    return new own({ formats: formats.filter((format) => supported.includes(format)) });
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return new (BarcodeDetector as unknown as DetectorClass)({ formats });
}

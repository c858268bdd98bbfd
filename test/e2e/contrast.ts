import type { Page } from "@playwright/test";

type RenderedText = {
  place: number;
  said: string;
  color: [red: number, green: number, blue: number, alpha: number];
  /** WCAG 1.4.3: 3 for large text, else 4.5. */
  least: number;
  boxes: { x: number; y: number; width: number; height: number }[];
};

/**
 * Returns the texts of these elements with too little contrast to what is actually rendered behind them (WCAG 1.4.3):
 * over pictures, patterns and layers, where styles alone are not enough. Covered texts are left out.
 */
export async function findLowContrastTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const found: string[] = [];
  const left = new Set(selectors.keys());
  const lens = await page.context().newPage();
  for (const place of left) {
    const texts = await page.evaluate(listVisibleTexts, { selectors: [...selectors], left: [...left], place });
    left.delete(place);
    if (texts.length === 0) continue;
    for (const text of texts) left.delete(text.place);
    await page.evaluate(setTextHidden, true);
    const picture = (await page.screenshot({ scale: "css" })).toString("base64");
    await page.evaluate(setTextHidden, false);
    const after = await page.evaluate(listVisibleTexts, {
      selectors: [...selectors],
      left: texts.map((text) => text.place),
      place,
    });
    const steady = texts.filter((text) => after.some((laterText) => hasSamePosition(text, laterText)));
    const contrasts = await lens.evaluate(measureContrasts, { picture, texts: steady });
    steady.forEach((text, at) => {
      const contrast = contrasts[at] ?? 0;
      if (contrast < text.least)
        found.push(`${contrast.toFixed(2)} of ${text.least}: ${selectors[text.place]} "${text.said}"`);
    });
  }
  await lens.close();
  return found;
}

/** A toast that disappeared, or a list that moved, is not in the screenshot at that position. */
function hasSamePosition(a: RenderedText, b: RenderedText): boolean {
  return a.place === b.place && JSON.stringify(a.boxes) === JSON.stringify(b.boxes);
}

/** Below, functions of the browser: each uses nothing else of this file. */
function listVisibleTexts({
  selectors,
  left,
  place,
}: {
  selectors: string[];
  left: number[];
  place: number;
}): RenderedText[] {
  const elementAt = (at: number) => document.querySelector(selectors[at] ?? "");
  elementAt(place)?.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
  return left.flatMap((at) => {
    const element = elementAt(at);
    if (!element) return [];
    const boxes = boxesOf(element).filter(isSeen(element));
    if (boxes.length === 0) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const [red = 0, green = 0, blue = 0, alpha = 1] = painted(color);
    const text = element.textContent?.trim().slice(0, 40) ?? "";
    return [
      { place: at, said: text, color: [red, green, blue, alpha * opacityOf(element)], least: isLarge ? 3 : 4.5, boxes },
    ];
  });

  function boxesOf(element: Element): DOMRect[] {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return [element.getBoundingClientRect()];
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
  }

  /** In the middle and near each end of the line: a bar may cover a part of it. */
  function isSeen(element: Element) {
    return ({ x, y, width, height }: DOMRect) => {
      if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false;
      const isHit = (across: number, down: number) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      const isWhole = [0.02, 0.5, 0.98].every((across) => [0.25, 0.5, 0.75].every((down) => isHit(across, down)));
      return isWhole && element.checkVisibility();
    };
  }

  function opacityOf(element: Element | null): number {
    return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  }

  /** Returns a color in any notation as bytes, alpha last. */
  function painted(color: string): number[] {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
}

function setTextHidden(isHidden: boolean): void {
  const name = "letters-hidden";
  document.documentElement.toggleAttribute(name, isHidden);
  if (document.adoptedStyleSheets.some(({ media }) => media.mediaText === "screen")) return;
  const sheet = new CSSStyleSheet({ media: "screen" });
  const hidden =
    "color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important";
  sheet.replaceSync(`[${name}] *, [${name}] *::placeholder { ${hidden} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Returns for each text its lowest contrast to its background (ignoring one pixel in fifty). */
async function measureContrasts({ picture, texts }: { picture: string; texts: RenderedText[] }): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  if (!canvas) return [];
  canvas.drawImage(image, 0, 0);
  return texts.map(({ boxes, color }) => {
    const contrasts = boxes.flatMap((box) => behind(box).map((pixel) => contrastOf(pixel, color)));
    return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 50)] ?? 0;
  });

  /** The middle of the line, where the letters are. */
  function behind({ x, y, width, height }: RenderedText["boxes"][number]): number[][] {
    const data = canvas?.getImageData(x, y + height / 4, Math.max(1, width), Math.max(1, height / 2)).data ?? [];
    const pixels: number[][] = [];
    for (let at = 0; at < data.length; at += 4) pixels.push([...data.slice(at, at + 3)]);
    return pixels;
  }

  function contrastOf(background: number[], [red, green, blue, alpha]: RenderedText["color"]): number {
    const letters = [red, green, blue].map((value, at) => value * alpha + (background[at] ?? 0) * (1 - alpha));
    const [lighter = 0, darker = 0] = [luminance(letters), luminance(background)].sort((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

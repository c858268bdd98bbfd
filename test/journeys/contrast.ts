import type { Page } from "@playwright/test";

type Text = {
  place: number;
  said: string;
  color: [red: number, green: number, blue: number, alpha: number];
  /** WCAG 1.4.3: 3 for large letters, else 4.5. */
  least: number;
  boxes: { x: number; y: number; width: number; height: number }[];
};

/**
 * The texts of these elements that stand out too little from what is really drawn behind them (WCAG 1.4.3): over pictures,
 * patterns and what lies in layers, where styles alone do not tell. Those that something covers are left out.
 */
export async function faintTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const found: string[] = [];
  const left = new Set(selectors.keys());
  const lens = await page.context().newPage();
  for (const place of left) {
    const seen = await page.evaluate(textsInView, { selectors: [...selectors], left: [...left], place });
    left.delete(place);
    if (seen.length === 0) continue;
    for (const text of seen) left.delete(text.place);
    await page.evaluate(hideLetters, true);
    const picture = (await page.screenshot({ scale: "css" })).toString("base64");
    await page.evaluate(hideLetters, false);
    const after = await page.evaluate(textsInView, {
      selectors: [...selectors],
      left: seen.map((text) => text.place),
      place,
    });
    const steady = seen.filter((text) => after.some((other) => isSamePlace(text, other)));
    const contrasts = await lens.evaluate(contrastsOf, { picture, texts: steady });
    steady.forEach((text, at) => {
      const contrast = contrasts[at] ?? 0;
      if (contrast < text.least)
        found.push(`${contrast.toFixed(2)} of ${text.least}: ${selectors[text.place]} "${text.said}"`);
    });
  }
  await lens.close();
  return found;
}

/** A toast that goes, or a list that moved, was not in the picture where it was looked for. */
function isSamePlace(one: Text, other: Text): boolean {
  return one.place === other.place && JSON.stringify(one.boxes) === JSON.stringify(other.boxes);
}

/** Below, functions of the browser: each knows nothing else of this file. */
function textsInView({ selectors, left, place }: { selectors: string[]; left: number[]; place: number }): Text[] {
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

  /** A color in whatever way it was written, as bytes; the share of it last. */
  function painted(color: string): number[] {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) return [];
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
}

function hideLetters(isHidden: boolean): void {
  const name = "letters-hidden";
  document.documentElement.toggleAttribute(name, isHidden);
  if (document.adoptedStyleSheets.some(({ media }) => media.mediaText === "screen")) return;
  const sheet = new CSSStyleSheet({ media: "screen" });
  const hidden =
    "color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important";
  sheet.replaceSync(`[${name}] *, [${name}] *::placeholder { ${hidden} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** For each text, the contrast to what is behind it where that is least (but for one pixel in fifty). */
async function contrastsOf({ picture, texts }: { picture: string; texts: Text[] }): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  if (!canvas) return [];
  canvas.drawImage(image, 0, 0);
  return texts.map(({ boxes, color }) => {
    const contrasts = boxes.flatMap((box) => behind(box).map((pixel) => contrastOf(pixel, color)));
    return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 50)] ?? 0;
  });

  /** The middle of the line, where the letters are. */
  function behind({ x, y, width, height }: Text["boxes"][number]): number[][] {
    const data = canvas?.getImageData(x, y + height / 4, Math.max(1, width), Math.max(1, height / 2)).data ?? [];
    const pixels: number[][] = [];
    for (let at = 0; at < data.length; at += 4) pixels.push([...data.slice(at, at + 3)]);
    return pixels;
  }

  function contrastOf(ground: number[], [red, green, blue, alpha]: Text["color"]): number {
    const letters = [red, green, blue].map((value, at) => value * alpha + (ground[at] ?? 0) * (1 - alpha));
    const [lighter = 0, darker = 0] = [luminance(letters), luminance(ground)].sort((one, other) => other - one);
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

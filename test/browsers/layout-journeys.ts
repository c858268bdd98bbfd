import type { Size } from "#test/browsers/browser-window.ts";
import { inPage } from "#test/browsers/in-page.ts";
import type { Visitor } from "#test/browsers/visitor.ts";
import { demoFamily } from "#test/fuzz/world.ts";
import { desktop, type Journey, phone, type Scene } from "./journey.ts";
import { logInAsPatient, openAdmin } from "./sign-in.ts";

/** What a single engine has displayed wrongly before. */
export const layoutJourneys: Journey[] = [
  { name: "Pages fit a phone of 360 px, and nothing lies over their headings", walk: fitScreens },
  { name: "A drawing has the shape that is written for it", walk: keepShapes },
  { name: "The X of a dialog opened by mouse has no focus ring", walk: openByMouse },
  { name: "The dashboard's tabs do not scroll", walk: expectNoLayoutShift },
  { name: "Admin area: From and To show no day before one is chosen", walk: showNoDay },
  { name: "Admin area: the search is as high as its neighbours", walk: expectAligned },
  { name: "The console has no errors", walk: expectNoConsoleErrors },
];

const pages = ["/", "/test-packages", "/test-packages/5", "/tests-new", "/tests/5", "/book/5", "/login", "/contact"];
/** The wrong password, which a journey tries; Firefox's message for a file whose page was left before it was loaded. */
const EXPECTED = /status of 401|A ServiceWorker intercepted the request and encountered an unexpected error/;

async function fitScreens({ visitor }: Scene): Promise<void> {
  await openAll(visitor, async (path, size) => {
    await visitor.waitFor(inPage(`placeOf("h1", "") !== null && scrollY < innerHeight`), `${path}'s heading`);
    const width = await visitor.window.evaluate("document.documentElement.scrollWidth");
    if (Number(width) > size.width) throw new Error(`${path} is ${width} px wide`);
  });
}

async function keepShapes({ visitor }: Scene): Promise<void> {
  await openAll(visitor, async (path, size) => {
    const bent = await visitor.window.evaluate(`(${findDistortedSvgs})().join("; ")`);
    if (bent !== "") throw new Error(`${path} at ${size.width}: ${bent}`);
  });
}

async function openAll(visitor: Visitor, look: (path: string, size: Size) => Promise<void>): Promise<void> {
  for (const path of pages) {
    for (const size of [desktop, phone]) {
      await visitor.window.resize(size);
      await visitor.open(path);
      await look(path, size);
    }
  }
}

/** A function of the page: returns each drawing whose width and height do not match its aspect-ratio. */
function findDistortedSvgs(): string[] {
  return [...document.querySelectorAll("svg")].flatMap((drawing) => {
    const { width, height } = drawing.getBoundingClientRect();
    const [across, down = 1] = getComputedStyle(drawing).aspectRatio.split(" / ").map(Number);
    const isAsWritten = !across || height === 0 || Math.abs(width / across - height / down) * down < 2;
    return isAsWritten ? [] : [`${drawing.parentElement?.className} ${Math.round(width)} × ${Math.round(height)}`];
  });
}

async function openByMouse({ visitor }: Scene): Promise<void> {
  await visitor.window.resize(desktop);
  await visitor.open("/tests-new?search=thyroid");
  await visitor.press("choice", "Select ");
  await visitor.press("button", "Tests Cart");
  await visitor.waitFor(`document.querySelector("dialog:modal") !== null`, "the cart");
  const ring = await visitor.window.evaluate(
    "(({ outlineStyle, outlineWidth }) => outlineWidth === '0px' ? 'none' : outlineStyle)(getComputedStyle(document.activeElement))",
  );
  if (ring !== "none") throw new Error(`a ${ring} ring`);
}

async function expectNoLayoutShift(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await logInAsPatient(scene, demoFamily);
  for (const size of [phone, desktop]) {
    await visitor.window.resize(size);
    const scroll = await visitor.waitFor(`(${scrollOf})(document.querySelector("[role=tablist]"))`, "the tabs");
    if (scroll !== "none") throw new Error(`${scroll} px at ${size.width}`);
  }
}

/** A function of the page: returns by how much an element's content exceeds it, where that makes it scroll. */
function scrollOf(element: Element): string {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isLarger = scrollWidth > clientWidth || scrollHeight > clientHeight;
  const scrolls = overflowX !== "visible" || overflowY !== "visible";
  return isLarger && scrolls ? `${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}` : "none";
}

/** Only WebKit, which alone supports hanging punctuation, writes today's date into an empty date field. */
async function showNoDay(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(desktop);
  await openAdmin(scene);
  if (!(await visitor.window.evaluate(`CSS.supports("hanging-punctuation: first")`))) return;
  const color = await visitor.waitFor(`getComputedStyle(document.querySelector("input[type=date]")).color`, "From");
  if (color !== "rgba(0, 0, 0, 0)") throw new Error(`written in ${color}`);
}

async function expectAligned({ visitor }: Scene): Promise<void> {
  const selectors = ["header search form", "header label:has([type=date])"];
  const heights = selectors.map((selector) => `document.querySelector("${selector}").getBoundingClientRect().height`);
  const [search, neighbour] = (await visitor.waitFor(`[${heights}]`, "the bar")) as number[];
  if (search !== neighbour) throw new Error(`${search} beside ${neighbour} px`);
}

async function expectNoConsoleErrors({ visitor }: Scene): Promise<void> {
  const complaints = (await visitor.window.consoleErrors()).filter((complaint) => !EXPECTED.test(complaint));
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join("; "));
}

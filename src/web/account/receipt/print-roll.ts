const MM_PER_PX = 25.4 / 96;
const MARGIN_MM = 4;

/**
 * Prints a receipt on a roll of 80 mm, cut where it ends: its page is as long as it is. A constructed sheet, because the
 * Content-Security-Policy allows no inline styles.
 */
export function printRoll(sheet: HTMLElement): void {
  const length = Math.ceil(sheet.offsetHeight * MM_PER_PX) + 2 * MARGIN_MM;
  const page = new CSSStyleSheet();
  page.replaceSync(`@page roll { size: 80mm ${length}mm; margin: ${MARGIN_MM}mm; }`);
  document.adoptedStyleSheets.push(page);
  window.addEventListener(
    "afterprint",
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page);
    },
    { once: true },
  );
  window.print();
}

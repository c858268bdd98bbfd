/** Functions of the page, which cannot use anything else of this file. */

/** Reports each violation of the page's Content-Security-Policy as a console error. */
export function tellViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`${violatedDirective} refused ${blockedURI} of ${sourceFile}`);
  });
}

/** Stores the page's errors in the tab, across navigations, for a driver that does not report its console. */
export function keepComplaints(): void {
  const storeError = (complaint: string) => {
    const stored: string[] = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...stored, complaint]));
  };
  addEventListener("error", ({ message }) => storeError(message));
  addEventListener("unhandledrejection", ({ reason }) => storeError(String(reason)));
  console.error = (...words: unknown[]) => storeError(words.join(" "));
  const onError = (reports: Report[]) => {
    for (const { body } of reports) storeError(JSON.stringify(body));
  };
  new ReportingObserver(onError, { types: ["csp-violation"], buffered: true }).observe();
}

export function keptComplaints(): string[] {
  return JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
}

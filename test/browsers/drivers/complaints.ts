/** Functions of the page, which know nothing else of this file. */

/** Each thing that the page's Content-Security-Policy refuses becomes an error in the console. */
export function tellViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`${violatedDirective} refused ${blockedURI} of ${sourceFile}`);
  });
}

/** Keeps the page's errors in the tab, over the pages that follow, for a driver that does not hear its console. */
export function keepComplaints(): void {
  const keep = (complaint: string) => {
    const kept: string[] = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...kept, complaint]));
  };
  addEventListener("error", ({ message }) => keep(message));
  addEventListener("unhandledrejection", ({ reason }) => keep(String(reason)));
  console.error = (...words: unknown[]) => keep(words.join(" "));
  const hear = (reports: Report[]) => {
    for (const { body } of reports) keep(JSON.stringify(body));
  };
  new ReportingObserver(hear, { types: ["csp-violation"], buffered: true }).observe();
}

export function keptComplaints(): string[] {
  return JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
}

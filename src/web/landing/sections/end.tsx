import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";

const texts = en.landing.end;

/** The price once more, and who offers it. */
export function End({ children }: { children: ReactNode }) {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="offer-end on-cloth">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <div className="offer-card">{children}</div>
        <div className="offer-legal">
          {lab && (
            <p>
              {lab.name}, {lab.address}
            </p>
          )}
          <p>
            <a href="/privacy">{texts.privacy}</a> <a href="/terms">{texts.terms}</a>{" "}
            <a href="/refunds">{texts.refunds}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

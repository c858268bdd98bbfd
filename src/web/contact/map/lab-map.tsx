import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { mapFrameLink, mapPageLink } from "./map-links.ts";
import { Streets } from "./streets.tsx";

const texts = en.contact.map;

/** A picture of streets with a link; the map itself comes after a tap (decisions, "Third parties"). */
export function LabMap() {
  const { data: lab } = useQuery(labQuery());
  const [isShown, setShown] = useState(false);
  if (!lab) return null;
  return (
    <section className="contact-map">
      <h2>{texts.title}</h2>
      {isShown ? (
        <iframe
          className="contact-frame"
          src={mapFrameLink(lab)}
          title={texts.frame(lab.name)}
          referrerPolicy="strict-origin-when-cross-origin"
          ref={takeFocus}
        />
      ) : (
        <div className="contact-frame">
          <Streets />
          <button className="btn btn-2 js-only" type="button" onClick={() => setShown(true)}>
            <Icon name="map-pin" small /> {texts.show}
          </button>
        </div>
      )}
      <div className="contact-place">
        <p>
          {lab.name}, {lab.address}
        </p>
        <a href={mapPageLink(lab)} target="_blank" rel="noreferrer">
          {texts.directions} <Icon name="external-link" small />
        </a>
        <p className="xs quiet js-only">{texts.consent}</p>
      </div>
    </section>
  );
}

/** The button that had the focus is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

const texts = words.contact.map;

const frameClass =
  "relative grid h-80 w-full place-items-center overflow-hidden rounded-lg border border-line bg-sunken";

/** A picture of streets with a link; the map itself is loaded after a tap (decision D26). */
export function LabMap() {
  const { data: lab } = useQuery(labQuery());
  const [isShown, setShown] = useState(false);
  if (!lab) return null;
  return (
    <section className="grid gap-5">
      <h2>{texts.title}</h2>
      {isShown ? (
        <iframe
          className={frameClass}
          src={getMapFrameUrl(lab)}
          title={texts.frame(lab.name)}
          referrerPolicy="strict-origin-when-cross-origin"
          ref={focusFrame}
        />
      ) : (
        <div className={frameClass}>
          <MapBackground />
          <Button className="absolute bottom-5 noscript:hidden" onClick={() => setShown(true)}>
            <Icon name="map-pin" small /> {texts.show}
          </Button>
        </div>
      )}
      <div className="grid items-center gap-x-6 sm:grid-cols-end">
        <p>
          {lab.name}, {lab.address}
        </p>
        <a
          className="inline-flex min-h-target items-center gap-1.5 font-medium"
          href={getMapPageUrl(lab)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.directions} <Icon name="external-link" small />
        </a>
        <p
          className="text-xs leading-normal text-quiet noscript:hidden"
          lang={getTextLanguage(words.contactPrivacy.map)}
        >
          {words.contactPrivacy.map}
        </p>
      </div>
    </section>
  );
}

/** The button that had the focus is gone. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

type MapPlace = Pick<LabProfile, "name" | "address">;

/** Returns the URL of the lab in the visitor's own map app, for directions. */
export function getMapPageUrl(lab: MapPlace): string {
  return `https://www.google.com/maps/search/?api=1&query=${formatAddress(lab)}`;
}

/**
 * Returns the URL of an embedded map. By address, because the profile has no coordinates. Its host is in the pages'
 * frame-src.
 */
function getMapFrameUrl(lab: MapPlace): string {
  return `https://www.google.com/maps?q=${formatAddress(lab)}&output=embed`;
}

function formatAddress({ name, address }: MapPlace): string {
  return encodeURIComponent(`${name}, ${address}`);
}

/** Generic streets with a pin: a placeholder for the map. */
function MapBackground() {
  return (
    <svg
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="stroke-card stroke-8">
        <path d="M0 70h960M0 330h960M90 0v400M250 0v400M410 0v400M560 0v400M730 0v400M880 0v400" />
        <path d="M0 150h410M560 140h400M0 260h250M410 270h320M170 150v180M330 70v80M640 140v190M810 0v140" />
      </g>
      <path
        className="stroke-card stroke-20"
        d="M0 230C180 214 300 190 480 196S820 176 960 120M486 0C480 120 492 280 470 400"
      />
      <path className="stroke-action-soft stroke-26" d="M0 372C220 340 420 384 620 356S860 300 960 312" />
      <g transform="translate(0 36)">
        <path className="fill-action" d="M480 194c-30-38-44-58-44-82a44 44 0 1 1 88 0c0 24-14 44-44 82Z" />
        <path className="stroke-on-action stroke-4" d="M464 104v16M472 96v32M480 88v48M488 96v32M496 104v16" />
      </g>
    </svg>
  );
}

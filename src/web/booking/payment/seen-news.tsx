import { useEffect, useRef } from "react";
import { SectionError } from "#web/ui/states/section-error.tsx";

/** What must be read before Confirm is pressed again: it scrolls itself into view, and stays. */
export function SeenNews({ sentence }: { sentence: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place}>
      <SectionError sentence={sentence} />
    </div>
  );
}

import { type ComponentType, useEffect, useState } from "react";
import { untilHere } from "#web/ui/data/until-here.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { mayWait } from "./waiting-key.ts";

/** Over every public page: its notices. Their code comes once the page has loaded and rests, or at once where a booking waits. */
export function Corner() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const part = await untilHere(() => import("./notices.tsx"));
      setNotices(() => part.Notices);
    };
    if (!mayWait()) return whenIdle(load);
    load().catch(() => undefined);
    return undefined;
  }, []);
  return Notices ? <Notices /> : null;
}

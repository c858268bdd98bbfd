import { useState } from "react";
import { words } from "#texts";
import { deskDaysQuery } from "#web/admin/booking/queries.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/call-page.ts";
import { CallForm } from "./call-form.tsx";
import "./call.css";
import "./visit.css";

export const meta = () => deskMeta(words.desk.frame.newBooking);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [deskDaysQuery(api)]);
}

export const clientLoader = showAtOnce;

/** A booking for who calls: number, door, tests, hour, and what is read aloud of it. */
export default function CallPage({ loaderData }: Route.ComponentProps) {
  const [callers, setCallers] = useState(0);
  return (
    <HydratedPage data={loaderData}>
      <DeskFrame name={words.desk.call.name}>
        <CallForm key={callers} onNext={() => setCallers(callers + 1)} />
      </DeskFrame>
    </HydratedPage>
  );
}

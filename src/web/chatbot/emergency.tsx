import type { ReactNode } from "react";
import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { Bubble } from "./bubble.tsx";

type Props = Omit<Extract<Reply, { kind: "emergency" }>, "kind">;

/** The numbers first, then what to do until help comes; no product. */
export function Emergency({ emergency, needsTalk, patients = [] }: Props) {
  const { title } = words.emergencyHelp.emergencies[emergency];
  const { calls } = words.emergencyHelp;
  const isTalk = emergency === "selfHarm";
  return (
    <>
      <Alarm title={title}>
        <EmergencyCalls talk={isTalk ? "first" : needsTalk ? "afterwards" : "never"} />
        <p className="text-sm">
          <span lang="pa">{isTalk ? calls.punjabiTalk : calls.punjabi}</span>
          <br />
          <span lang="hi">{isTalk ? calls.hindiTalk : calls.hindi}</span>
        </p>
        <p>{words.emergencyHelp.adviceFor(emergency, patients)}</p>
        {needsTalk && <p>{calls.afterwards}</p>}
      </Alarm>
      <Bubble isNote>{words.chatbot.misread}</Bubble>
    </>
  );
}

/** Chest pain shows the emergency numbers first (decision D24). */
export function ChestPainNotice() {
  const { title, advice } = words.emergencyHelp.chestFirst;
  return (
    <Alarm title={title}>
      <EmergencyCalls />
      <p>{advice}</p>
    </Alarm>
  );
}

function Alarm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className="on-cloth grid gap-3 rounded-lg bg-cloth p-4 leading-normal text-on-cloth"
      lang={getTextLanguage(title)}
    >
      <p className="text-h3 leading-snug font-semibold">{title}</p>
      {children}
    </div>
  );
}

const { label, call, emergency, ambulance, teleManas } = words.emergencyHelp.calls;

const callLines = {
  never: [emergency, ambulance],
  /** The patient needs someone to talk to: Tele-MANAS before 112. */
  first: [teleManas, emergency],
  /** Medical help comes first. */
  afterwards: [emergency, ambulance, teleManas],
};

/** The numbers to call, the most urgent first. */
function EmergencyCalls({ talk = "never" }: { talk?: keyof typeof callLines }) {
  return (
    <ul className="grid grid-cols-2 gap-2" aria-label={label}>
      {callLines[talk].map(({ number, name }) => (
        <li key={number}>
          <a
            className="flex min-h-16 items-center gap-3 rounded-md bg-card px-3 py-2 leading-snug text-action no-underline hover:bg-action-soft forced-colors:border"
            href={`tel:${number}`}
          >
            <Icon name="phone" />
            <span className="sr-only">{call} </span>
            <span className="grid">
              <b className="text-2xl leading-tight font-bold">{number}</b>{" "}
              <span className="text-xs font-medium">{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Under every reply that is not an emergency: the numbers are there even if a message was misunderstood (decision 012).
 */
export function EmergencyLine() {
  const { inEmergency, emergency, or, ambulance } = words.emergencyHelp.calls;
  return (
    <p
      className="*:inline-grid *:min-h-target *:min-w-target *:place-items-center *:font-semibold"
      lang={getTextLanguage(inEmergency)}
    >
      {inEmergency} <a href={`tel:${emergency.number}`}>{emergency.number}</a> {or}{" "}
      <a href={`tel:${ambulance.number}`}>{ambulance.number}</a>
    </p>
  );
}

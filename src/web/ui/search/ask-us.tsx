import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { notOfferedQuery } from "./not-offered-query.ts";
import "./ask-us.css";

/** The two ways to a person, one tap each; `about` is written into the WhatsApp message. Nothing before the lab's profile is there. */
export function AskUs({ about }: { about: string }) {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <p className="ask-us">
      <a className="btn btn-2 btn-s" href={whatsappLink(lab.whatsappPhone, about)} target="_blank" rel="noreferrer">
        <Icon name="message-circle" small /> {words.askUs.whatsApp}
      </a>
      <a className="btn btn-2 btn-s" href={`tel:${lab.phones[0]}`}>
        <Icon name="phone" small /> {words.askUs.call}
      </a>
    </p>
  );
}

type AskProps = { word: string; isFound: boolean };

/** Of a listing's search: what is not offered, said plainly, and the ways to ask for what was not found. */
export default function Ask({ word, isFound }: AskProps): ReactNode {
  const { data: missing } = useQuery(notOfferedQuery(word));
  if (isFound && !missing) return null;
  return (
    <div className="not-offered">
      {missing && <p role="status">{words.askUs.notOffered(missing)}</p>}
      <AskUs about={words.askUs.question(missing ?? word)} />
    </div>
  );
}

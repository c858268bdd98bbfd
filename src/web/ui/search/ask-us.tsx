import { useQuery } from "@tanstack/react-query";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
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

/** What was looked for and is not offered, said plainly, with the ways to ask for it. */
export function NotOffered({ name }: { name: string }) {
  return (
    <div className="not-offered">
      <p role="status">{words.askUs.notOffered(name)}</p>
      <AskUs about={words.askUs.question(name)} />
    </div>
  );
}

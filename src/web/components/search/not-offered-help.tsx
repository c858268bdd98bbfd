import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { containerQuery, notOfferedQuery } from "./not-offered-query.ts";

/**
 * Two ways to reach a person, one tap each; `about` goes into the WhatsApp message. Renders nothing until the lab's
 * profile is loaded.
 */
export function ContactHelp({ about }: { about: string }) {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <p className="flex flex-wrap gap-2">
      <ButtonLink size="small" href={createWhatsappLink(lab.whatsappPhone, about)} target="_blank" rel="noreferrer">
        <Icon name="message-circle" small /> {words.askUs.whatsApp}
      </ButtonLink>
      <ButtonLink size="small" href={`tel:${lab.phones[0]}`}>
        <Icon name="phone" small /> {words.askUs.call}
      </ButtonLink>
    </p>
  );
}

/** The room around what helps on. */
export const helpClass = "grid gap-3 p-4";

type NotOfferedHelpProps = { word: string; isFound: boolean };

/** For a listing's search: says what is not offered or who brings a container, and how to ask for what was not found. */
export default function NotOfferedHelp({ word, isFound }: NotOfferedHelpProps): ReactNode {
  const { data: missing = [] } = useQuery(notOfferedQuery(word));
  const { data: container } = useQuery(containerQuery(word));
  if (isFound && missing.length === 0 && !container) return null;
  return (
    <div className={helpClass}>
      {container && <ContainerNote of={container} />}
      {missing.length > 0 && <p role="status">{words.askUs.notOffered(missing)}</p>}
      <ContactHelp about={words.askUs.question(missing.join(", ") || word)} />
    </div>
  );
}

/** Who brings the container, in the words of the test's preparation. */
export function ContainerNote({ of: { name, preparation } }: { of: { name: string; preparation: string } }) {
  return (
    <p role="status">
      <b>{name}</b>: {preparation}
    </p>
  );
}

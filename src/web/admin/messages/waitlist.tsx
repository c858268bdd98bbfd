import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { WaitlistEntry } from "#core/waitlist/schema.ts";
import { words } from "#texts";
import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { useOrigin } from "#web/site/search-engines/origin.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { MessageList } from "./message-list.tsx";
import type { MessagesView } from "./messages-address.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { waitlistKey, waitlistQuery } from "./queries.ts";

/** Who left a phone for the day on which the lab comes to their street. */
export function Waitlist({ view }: { view: MessagesView }) {
  const query = useQuery({ ...waitlistQuery(view), placeholderData: keepPreviousData });
  return (
    <MessageList
      query={query}
      view={view}
      texts={words.desk.waitlist}
      card={(entry, onLeave) => <WaitingCard key={entry.id} entry={entry} onTold={onLeave} />}
    />
  );
}

type Props = { entry: WaitlistEntry; onTold: () => void };

/** One phone that waits: where it is, the ways to tell it, and the end of the wait. */
function WaitingCard({ entry: { id, phone, pinCode, joinedAt }, onTold }: Props) {
  const { data: lab } = useQuery(labQuery());
  const origin = useOrigin();
  const texts = words.desk.waitlist;
  const onRemoved = () => {
    showToast({ title: texts.removed });
    onTold();
  };
  const remove = () => callApi(browserFetch, "DELETE /api/waitlist/{id}", { path: { id } });
  const { mutate, isPending } = useRemoval({ remove, stale: waitlistKey, onRemoved });
  const written = formatPhone(phone);
  const chat = whatsappLink(phone, texts.news(lab?.name ?? words.brand, origin ?? ""));
  return (
    <li className="card letter">
      <header>
        <h3>{written}</h3>
        <p className="quiet sm">
          {pinCode ? texts.pinCode(pinCode) : texts.noPinCode}
          <br />
          <time dateTime={joinedAt}>{texts.since(labMomentWords(joinedAt))}</time>
        </p>
      </header>
      <footer className="row row-wraps">
        <PhoneLinks whatsApp={chat} call={`tel:${phone}`} about={written} />
        <button
          className="btn btn-3 btn-s letter-end"
          type="button"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          <Icon name="check" small /> {isPending ? words.desk.inbox.marking : texts.remove}
          <span className="sr">{words.desk.inbox.about(written)}</span>
        </button>
      </footer>
    </li>
  );
}

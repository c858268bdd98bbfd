import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { WaitlistEntry } from "#core/waitlist/schema.ts";
import { words } from "#texts";
import { useRemoval } from "#web/admin/components/use-removal.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { useSiteOrigin } from "#web/public/seo/site-origin.ts";
import { MessageCard } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";
import type { MessagesView } from "./messages-path.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { waitlistKey, waitlistQuery } from "./queries.ts";

/** Phones left by visitors for the day the lab serves their area. */
export function Waitlist({ view }: { view: MessagesView }) {
  const query = useQuery({ ...waitlistQuery(view), placeholderData: keepPreviousData });
  return (
    <MessageList
      query={query}
      view={view}
      texts={words.admin.waitlist}
      card={(entry, onLeave) => <WaitlistCard key={entry.id} entry={entry} onDone={onLeave} />}
    />
  );
}

type Props = { entry: WaitlistEntry; onDone: () => void };

/** A waiting phone: its area, contact links and a button to remove it. */
function WaitlistCard({ entry: { id, phone, pinCode, joinedAt }, onDone }: Props) {
  const { data: lab } = useQuery(labQuery());
  const origin = useSiteOrigin();
  const texts = words.admin.waitlist;
  const onRemoved = () => {
    showToast({ title: texts.removed });
    onDone();
  };
  const remove = () => callApi(browserFetch, "DELETE /api/waitlist/{id}", { path: { id } });
  const { mutate, isPending } = useRemoval({ remove, staleKey: waitlistKey, onRemoved });
  const displayPhone = formatPhone(phone);
  const chat = createWhatsappLink(phone, texts.news(lab?.name ?? words.brand, origin ?? ""));
  return (
    <MessageCard
      title={displayPhone}
      facts={
        <>
          {pinCode ? texts.pinCode(pinCode) : texts.noPinCode}
          <br />
          <time dateTime={joinedAt}>{texts.since(formatLabDateTime(joinedAt))}</time>
        </>
      }
      actions={
        <>
          <PhoneLinks whatsApp={chat} call={`tel:${phone}`} about={displayPhone} />
          <Button
            look="quiet"
            size="small"
            className="@lg/work:ml-auto"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            <Icon name="check" small /> {isPending ? words.admin.inbox.marking : texts.remove}
            <span className="sr-only">{words.admin.inbox.about(displayPhone)}</span>
          </Button>
        </>
      }
    />
  );
}

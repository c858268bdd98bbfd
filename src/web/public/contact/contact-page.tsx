import { data, redirect } from "react-router";
import { words } from "#texts";
import { PageHead } from "#web/components/page-head.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { LabJsonLd } from "#web/public/seo/json-ld.tsx";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/contact-page.ts";
import { ContactCards, WorkingHours } from "./contact-cards.tsx";
import { LabMap } from "./lab-map.tsx";
import { MessageForm } from "./message-form.tsx";
import { sendMessage } from "./send-message.ts";

const texts = words.contact;
/** 'Sending...' is shown at least this long, in milliseconds. */
const SENDING_MS = 1500;

export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

/** Handles the form without JavaScript; redirects after a message was sent, so that a reload sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await sendMessage(context.get(apiFetchContext), await request.formData());
  if (answer.sent) return redirect("/contact?sent=yes#message", 303);
  return data(answer, { status: 422 });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const unhurried = () => new Promise<void>((done) => setTimeout(done, SENDING_MS));
  const answer = await sendMessage(browserFetch, await request.formData(), unhurried);
  if (answer.sent) showToast({ title: texts.sent.title, text: texts.sent.sentence });
  else if (answer.sentence !== null) {
    showToast({ title: texts.failed.title, text: answer.sentence, tone: "error" });
  }
  return answer;
}

/** Address, phones and hours of the lab, a form and a map. The layout has loaded the lab's profile for the footer. */
export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width grid gap-10 pt-8 pb-section">
      <LabJsonLd />
      <PageHead title={texts.title}>{texts.sentence}</PageHead>
      <div className="grid gap-8 lg:grid-cols-start lg:items-start lg:gap-10">
        <div className="grid gap-6 md:max-lg:grid-cols-2 lg:w-80 xl:w-96">
          <ContactCards />
          <WorkingHours />
        </div>
        <MessageForm answer={actionData} />
      </div>
      <LabMap />
    </div>
  );
}

import { data, redirect } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import type { LinkedSlots, LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { ButtonLink, iconButtonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { BareHeader } from "#web/public/landing/bare-header.tsx";
import type { SecretHandle } from "#web/public/seo/head-tags.tsx";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/visit-link-page.ts";
import { AteView } from "./ate-view.tsx";
import { CancelView } from "./cancel-view.tsx";
import { LinkState } from "./link-state.tsx";
import { MoveView } from "./move-view.tsx";
import { submitLinkForm } from "./submit-link-form.server.ts";
import { type LinkView, readLinkView } from "./visit-link-path.ts";
import { VisitView } from "./visit-view.tsx";

const texts = words.visitLink;

export const handle: SecretHandle = { isSecret: true };

/** The same for every link: a messenger shows it beside the address. */
export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

type PageData = { helpline: string } & (
  | { visit: LinkedVisit; slots: LinkedSlots | null; view: LinkView | null; day: string | null }
  | { visit: null; sentence: string | null }
);

/** Only shows: what a link does is sent by its forms. */
export async function loader({ params: { token }, context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const { phones } = await callApi(api, "GET /api/lab");
  const helpline = phones[0] ?? "";
  try {
    const visit = await callApi(api, "GET /api/visit-links/{token}", { path: { token } });
    const view = choosePossibleView(visit, readLinkView(url.searchParams));
    const day = url.searchParams.get("day");
    const query = { ...(day && { date: day }), ...(view === "ate" && { afterEating: "true" }) };
    const needsSlots = view === "move" || view === "ate";
    const slots = needsSlots
      ? await callApi(api, "GET /api/visit-links/{token}/slots", { path: { token }, query })
      : null;
    return data<PageData>({ helpline, visit, slots, view, day });
  } catch (failure) {
    if (!(failure instanceof ApiError) || ![404, 422, 429].includes(failure.status)) throw failure;
    const sentence = failure.status === 429 ? (failure.problem?.detail ?? null) : null;
    return data<PageData>({ helpline, visit: null, sentence }, { status: failure.status === 429 ? 429 : 404 });
  }
}

/** What can no longer be done shows the visit, and why. */
function choosePossibleView({ state, move, moveAfterEating, cancel, fasting }: LinkedVisit, view: LinkView | null) {
  if (state !== "upcoming") return null;
  if (view === "move" && move.obstacle === null) return view;
  if (view === "cancel" && cancel.obstacle === null) return view;
  return view === "ate" && moveAfterEating === null && fasting?.answer === "ate" ? view : null;
}

export async function action({ params: { token }, context, request }: Route.ActionArgs) {
  const result = await submitLinkForm(context.get(apiFetchContext), token, await request.formData());
  if ("path" in result) return redirect(result.path, 303);
  return data({ sentence: result.sentence }, { status: result.status });
}

/** What a visit link shows without a sign-in: when the visit is, its fasting, and how to move or cancel it. */
export default function VisitLinkPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { helpline } = loaderData;
  return (
    <div className="min-h-dvh bg-sunken">
      <BareHeader>
        <a
          className={iconButtonClass}
          href={`tel:${helpline}`}
          aria-label={words.site.header.call(formatPhone(helpline))}
        >
          <Icon name="phone" />
        </a>
      </BareHeader>
      <main id="main" tabIndex={-1} className="mx-auto grid max-w-140 gap-4 px-3 pt-3 pb-8">
        <LinkContent data={loaderData} token={token} failure={actionData?.sentence ?? null} />
      </main>
    </div>
  );
}

type ContentProps = { data: PageData; token: string; failure: string | null };

function LinkContent({ data: page, token, failure }: ContentProps) {
  const call = (
    <ButtonLink look="primary" width="full" href={`tel:${page.helpline}`}>
      <Icon name="phone" /> {texts.call(formatPhone(page.helpline))}
    </ButtonLink>
  );
  if (page.visit === null) {
    const { title, sentence } = page.sentence ? { title: texts.tooMany.title, sentence: page.sentence } : texts.unknown;
    return (
      <LinkState icon="circle-alert" title={title} sentence={sentence}>
        {call}
      </LinkState>
    );
  }
  const { visit, slots, view, day } = page;
  const props = { visit, token, failure };
  if (view === "move" && slots) return <MoveView {...props} slots={slots} day={day} />;
  if (view === "ate" && slots) return <AteView {...props} slots={slots} call={call} />;
  if (view === "cancel") return <CancelView {...props} />;
  return <VisitView {...props} call={call} />;
}

import { data, redirect } from "react-router";
import { words } from "#texts";
import { browserFetch } from "#web/lib/api-client.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import {
  categoriesQuery,
  faqsQuery,
  featuredPackagesQuery,
  testimonialsQuery,
  testsOverviewQuery,
} from "#web/public/catalogue/queries.ts";
import { LabJsonLd } from "#web/public/seo/json-ld.tsx";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/home-page.ts";
import { FaqSection } from "./faq-section.tsx";
import { FeaturedPackages } from "./featured-packages.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks, Trust, WalkingVideo } from "./how-it-works.tsx";
import { IndividualTests } from "./individual-tests.tsx";
import { joinWaitlist } from "./join-waitlist.ts";
import { Testimonials } from "./testimonials.tsx";
import { Waitlist } from "./waitlist.tsx";

export const meta: Route.MetaFunction = () => createPageMeta(words.site);

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [
    featuredPackagesQuery(api),
    categoriesQuery(api),
    testsOverviewQuery(api),
    testimonialsQuery(api),
    faqsQuery(api),
  ]);
}

export const clientLoader = skipPrefetch;

/** Handles the waitlist form without JavaScript; redirects after joining, so that a reload sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await joinWaitlist(context.get(apiFetchContext), await request.formData());
  return answer.joined ? redirect("/?sent=yes#waitlist", 303) : data(answer, { status: 422 });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return joinWaitlist(browserFetch, await request.formData());
}

/** The site's first page: packages, tests, how a home collection works, questions, and the waitlist for other areas. */
export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <LabJsonLd />
      <Hero />
      <Trust />
      <FeaturedPackages />
      <IndividualTests />
      <HowItWorks />
      <WalkingVideo />
      <Testimonials />
      <FaqSection />
      <Waitlist answer={actionData} />
    </HydratedPage>
  );
}

import { data, redirect } from "react-router";
import { words } from "#texts";
import { browserFetch } from "#web/api-client.ts";
import {
  categoriesQuery,
  faqsQuery,
  featuredPackagesQuery,
  testimonialsQuery,
  testsDigestQuery,
} from "#web/catalogue/queries.ts";
import { apiFetchContext } from "#web/context.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/home.ts";
import { FeaturedPackages } from "./home/featured-packages.tsx";
import { Hero } from "./home/hero.tsx";
import { IndividualTests } from "./home/individual-tests.tsx";
import { joinWaitlist } from "./home/join-waitlist.ts";
import { Questions } from "./home/questions.tsx";
import { Steps, Trust, WalkingVideo } from "./home/steps.tsx";
import { Voices } from "./home/voices.tsx";
import { Waitlist } from "./home/waitlist.tsx";
import { LabJsonLd } from "./search-engines/json-ld.tsx";
import { pageMeta } from "./search-engines/page-meta.ts";
import "./home/hero.css";
import "./home/home.css";

export const meta: Route.MetaFunction = () => pageMeta(words.site);

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [
    featuredPackagesQuery(api),
    categoriesQuery(api),
    testsDigestQuery(api),
    testimonialsQuery(api),
    faqsQuery(api),
  ]);
}

export const clientLoader = showAtOnce;

/** The waitlist's form, where the visitor's browser runs no JavaScript; who has joined is led on, so that a reload sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await joinWaitlist(context.get(apiFetchContext), await request.formData());
  return answer.joined ? redirect("/?sent=yes#waitlist", 303) : data(answer, { status: 422 });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return joinWaitlist(browserFetch, await request.formData());
}

/** Row 2.1. */
export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <LabJsonLd />
      <div className="home">
        <Hero />
        <Trust />
        <FeaturedPackages />
        <IndividualTests />
        <Steps />
        <WalkingVideo />
        <Voices />
        <Questions />
        <Waitlist answer={actionData} />
      </div>
    </HydratedPage>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ProviderStatus } from "#core/messages/trial/test-phone.ts";
import { words } from "#texts";
import { ApiError } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { providerStatusQuery } from "./queries.ts";

const texts = words.messages.status;

/** Row 2.135: whether messages can leave, and by whose account. */
export function StatusBanner() {
  const query = useQuery(providerStatusQuery());
  const again = () => void query.refetch();
  return (
    <section aria-label={texts.label} aria-live="polite">
      {query.isFetching && !query.data ? (
        <Loading label={texts.loading} className="try-status">
          <Skeleton width="half" />
          <Skeleton width="long" />
        </Loading>
      ) : (
        <Told status={query.data} failure={query.error} again={again} />
      )}
    </section>
  );
}

type ToldProps = { status: ProviderStatus | undefined; failure: Error | null; again: () => void };

function Told({ status, failure, again }: ToldProps) {
  if (failure !== null || !status?.success) {
    const isReached = failure === null || failure instanceof ApiError;
    return (
      <Banner icon="circle-alert" tone="try-wrong" title={isReached ? texts.queryFailed : texts.checkFailed}>
        <button className="btn btn-2 btn-s" type="button" onClick={again}>
          <Icon name="refresh-cw" small /> {texts.again}
        </button>
      </Banner>
    );
  }
  if (!status.twilioInitialized) {
    return (
      <Banner icon="info" tone="" title={texts.absent}>
        {texts.absentSentence}
      </Banner>
    );
  }
  const { friendlyName = "", status: state = "" } = status.accountInfo ?? {};
  return (
    <Banner icon="circle-check" tone="try-good" title={texts.connected}>
      {texts.account(friendlyName, state)}
    </Banner>
  );
}

type BannerProps = { icon: IconName; tone: string; title: string; children: ReactNode };

function Banner({ icon, tone, title, children }: BannerProps) {
  return (
    <div className={`try-status ${tone}`}>
      <p>
        <Icon name={icon} /> <b>{title}</b>
      </p>
      <div className="sm">{children}</div>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ProviderStatus } from "#core/messages/test-phone.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { ApiError } from "#web/lib/api-client.ts";
import { providerStatusQuery } from "./queries.ts";

const texts = words.testMessage.status;

/** Whether messages can be sent, and by which account. */
export function StatusBanner() {
  const query = useQuery(providerStatusQuery());
  const retry = () => void query.refetch();
  return (
    <section aria-label={texts.label} aria-live="polite">
      {query.isFetching && !query.data ? (
        <Loading label={texts.loading} className="try-status">
          <Skeleton width="half" />
          <Skeleton width="long" />
        </Loading>
      ) : (
        <StatusContent status={query.data} failure={query.error} again={retry} />
      )}
    </section>
  );
}

type StatusContentProps = { status: ProviderStatus | undefined; failure: Error | null; again: () => void };

function StatusContent({ status, failure, again }: StatusContentProps) {
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

import { useQuery } from "@tanstack/react-query";
import type { ProviderStatus } from "#core/messages/test-phone.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
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
        <Loading
          label={texts.loading}
          className="grid min-h-21 content-start gap-2 rounded-lg border border-line bg-sunken p-4"
        >
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
      <Notice
        announced="never"
        icon="circle-alert"
        tone="error"
        title={isReached ? texts.queryFailed : texts.checkFailed}
      >
        <Button size="small" className="mt-2" onClick={again}>
          <Icon name="refresh-cw" small /> {texts.again}
        </Button>
      </Notice>
    );
  }
  if (!status.twilioInitialized) {
    return (
      <Notice announced="never" icon="info" tone="calm" title={texts.absent}>
        <p className="text-sm text-soft">{texts.absentSentence}</p>
      </Notice>
    );
  }
  const { friendlyName = "", status: state = "" } = status.accountInfo ?? {};
  return (
    <Notice announced="never" icon="circle-check" tone="good" title={texts.connected}>
      <p className="text-sm text-soft">{texts.account(friendlyName, state)}</p>
    </Notice>
  );
}

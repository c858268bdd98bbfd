import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { NewSecondStep, OwnSecondStep } from "#core/staff/schema.ts";
import { words } from "#texts";
import { browserFetch, callApi, exchangeSession } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { PasswordForm } from "./password-form.tsx";
import SetUp from "./set-up.tsx";

const texts = words.desk.secondStep;

/** What is under way: nothing, an app that is given the secret, or new codes that are to be kept. */
type Doing = { made: NewSecondStep } | { codes: string[] } | null;

/** One's own second step: how it stands, and the ways to set it up, to renew its backup codes, and to switch it off. */
export default function SecondStepDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const query = useQuery({ ...apiQuery(browserFetch, "GET /api/admin/second-step"), staleTime: 0 });
  const [doing, setDoing] = useState<Doing>(null);
  const done = () => {
    setDoing(null);
    void query.refetch();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} dismissable={doing === null}>
      <DialogTop id={titleId} title={texts.title} onClose={onClose} />
      <div className="dlg-pad second-step">
        {doing && "made" in doing && <SetUp made={doing.made} onDone={done} />}
        {doing && "codes" in doing && <BackupCodes codes={doing.codes} onDone={done} />}
        {doing === null && (
          <QuerySection query={query} loading={<StepSkeleton />} failed={texts.failed}>
            {(step) => (step.isOn ? <On step={step} onDo={setDoing} onOff={done} /> : <Off onDo={setDoing} />)}
          </QuerySection>
        )}
      </div>
    </Dialog>
  );
}

function Off({ onDo }: { onDo: (doing: Doing) => void }) {
  const begin = async (password: string) => {
    onDo({ made: await callApi(browserFetch, "POST /api/admin/second-step", { body: { password } }) });
  };
  return (
    <>
      <p>
        <b>{texts.isOff}</b> {texts.what}
      </p>
      <PasswordForm send={begin} label={texts.begin} busy={texts.beginning} tone="btn-1" />
    </>
  );
}

type OnProps = { step: OwnSecondStep; onDo: (doing: Doing) => void; onOff: () => void };

function On({ step: { isNeeded, backupCodesLeft }, onDo, onOff }: OnProps) {
  const renew = async (password: string) => {
    const { backupCodes } = await callApi(browserFetch, "POST /api/admin/second-step/backup-codes", {
      body: { password },
    });
    onDo({ codes: backupCodes });
  };
  const switchOff = async (password: string) => {
    await callApi(exchangeSession, "POST /api/admin/second-step/removal", { body: { password } });
    if (!isNeeded) showToast({ title: texts.off });
    onOff();
  };
  const off = isNeeded ? texts.otherPhone : texts.switchOff;
  return (
    <>
      <p>
        <b>{texts.isOn}</b> {texts.left(backupCodesLeft)}
      </p>
      <details className="second-step-way">
        <summary>
          {texts.newCodes} <Icon name="chevron-down" small />
        </summary>
        <p className="soft sm">{texts.voidsOld}</p>
        <PasswordForm send={renew} label={texts.makeCodes} busy={texts.making} tone="btn-2" />
      </details>
      <details className="second-step-way">
        <summary>
          {off} <Icon name="chevron-down" small />
        </summary>
        <p className="soft sm">{isNeeded ? texts.otherPhoneSentence : texts.switchOffSentence}</p>
        <PasswordForm send={switchOff} label={off} busy={texts.switchingOff} tone="btn-danger" />
      </details>
    </>
  );
}

function StepSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton width="long" />
      <Skeleton as="field" />
      <Skeleton as="button" width="short" />
    </Loading>
  );
}

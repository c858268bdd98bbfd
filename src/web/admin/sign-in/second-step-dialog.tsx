import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { SecondStepSetup, SecondStepStatus } from "#core/staff/schema.ts";
import { words } from "#texts";
import { Dialog, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import SecondStepEnrolment from "./second-step-enrolment.tsx";

const texts = words.admin.secondStep;

/** Current task: none, setting up an app, or saving new backup codes. */
type DialogTask = { setup: SecondStepSetup } | { codes: string[] } | null;

/** Settings of the second step: state, setup, new backup codes and removal. */
export default function SecondStepDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const query = useQuery({ ...apiQuery(browserFetch, "GET /api/admin/second-step"), staleTime: 0 });
  const [task, setTask] = useState<DialogTask>(null);
  const done = () => {
    setTask(null);
    void query.refetch();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} dismissable={task === null}>
      <DialogTop id={titleId} title={texts.title} onClose={onClose} />
      <DialogBody>
        <div className="grid gap-4">
          {task && "setup" in task && <SecondStepEnrolment setup={task.setup} onDone={done} />}
          {task && "codes" in task && <BackupCodes codes={task.codes} onDone={done} />}
          {task === null && (
            <QuerySection query={query} loading={<StepSkeleton />} failed={texts.failed}>
              {(step) =>
                step.isOn ? (
                  <EnabledSecondStep step={step} onDo={setTask} onOff={done} />
                ) : (
                  <DisabledSecondStep onDo={setTask} />
                )
              }
            </QuerySection>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function DisabledSecondStep({ onDo }: { onDo: (task: DialogTask) => void }) {
  const begin = async (password: string) => {
    onDo({ setup: await callApi(browserFetch, "POST /api/admin/second-step", { body: { password } }) });
  };
  return (
    <>
      <p>
        <b>{texts.isOff}</b> {texts.what}
      </p>
      <ConfirmPasswordForm send={begin} label={texts.begin} pendingLabel={texts.beginning} look="primary" />
    </>
  );
}

const wayClass = "border-t border-line pt-3 open:pb-2";

type EnabledSecondStepProps = { step: SecondStepStatus; onDo: (task: DialogTask) => void; onOff: () => void };

function EnabledSecondStep({ step: { isNeeded, backupCodesLeft }, onDo, onOff }: EnabledSecondStepProps) {
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
      <Disclosure label={texts.newCodes} className={wayClass}>
        <p className="mt-2 mb-3 text-sm text-soft">{texts.voidsOld}</p>
        <ConfirmPasswordForm send={renew} label={texts.makeCodes} pendingLabel={texts.making} look="secondary" />
      </Disclosure>
      <Disclosure label={off} className={wayClass}>
        <p className="mt-2 mb-3 text-sm text-soft">{isNeeded ? texts.otherPhoneSentence : texts.switchOffSentence}</p>
        <ConfirmPasswordForm send={switchOff} label={off} pendingLabel={texts.switchingOff} look="danger" />
      </Disclosure>
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

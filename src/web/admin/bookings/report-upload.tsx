import { type DragEvent, useId, useRef, useState } from "react";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import type { ReportUploadState } from "./use-report-upload.ts";

/** Uploads a chosen or dropped file; asks before it replaces a report. */
export function ReportUpload({ upload, current }: { upload: ReportUploadState; current: Report | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const withNotificationHint = useNotificationHint();
  const texts = words.admin.report;
  const chooseFile = (file: File | undefined) => {
    if (!file || upload.file) return;
    const isReleased = current ? current.releasedAt !== null : false;
    const question =
      `${texts.questions.replace(file.name, isReleased)} ${isReleased ? withNotificationHint(texts.questions.notifyHint) : ""}`.trim();
    const isWanted = !current || window.confirm(question);
    if (isWanted) upload.start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    chooseFile(event.dataTransfer.files[0]);
  };
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button works for everyone */}
      <div
        className={cx(
          "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed p-3",
          isDraggedOver ? "border-action bg-selected" : "border-line-control",
        )}
        onDragOver={enter}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label={texts.input}
          hidden
          onChange={({ target }) => {
            chooseFile(target.files?.[0]);
            // Allows choosing the same file again after a fix.
            target.value = "";
          }}
        />
        <Button
          size="small"
          data-next="upload"
          aria-disabled={upload.file !== null}
          onClick={() => !upload.file && input.current?.click()}
        >
          <Icon name="upload" small /> {current ? texts.replace : texts.choose}
        </Button>
        <span className="text-xs text-quiet">
          <span className="pointer-coarse:hidden">{texts.drop}</span> {texts.limit}
        </span>
      </div>
      {upload.file && <UploadProgress name={upload.file.name} percent={upload.percent} />}
      {upload.failure && <SectionError sentence={upload.failure} />}
    </>
  );
}

function UploadProgress({ name, percent }: { name: string; percent: number }) {
  const id = useId();
  return (
    <div className="grid grid-cols-end gap-x-3 gap-y-1">
      <label htmlFor={id}>{words.admin.report.uploading(name)}</label>
      <span>{percent}%</span>
      <progress className="col-span-2 h-2 w-full accent-action" id={id} max={100} value={percent} />
    </div>
  );
}

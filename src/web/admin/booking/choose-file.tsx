import { type DragEvent, useId, useRef, useState } from "react";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import type { Upload } from "./use-upload.ts";

/** Takes a file by choosing or dropping; in the place of another one it asks first. */
export function ChooseFile({ upload, current }: { upload: Upload; current: Report | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const told = useTold();
  const texts = words.desk.report;
  const take = (file: File | undefined) => {
    if (!file || upload.file) return;
    const isReleased = current ? current.releasedAt !== null : false;
    const question = `${texts.ask.replace(file.name, isReleased)} ${isReleased ? told(texts.ask.tells) : ""}`.trim();
    const isWanted = !current || window.confirm(question);
    if (isWanted) upload.start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for the mouse; the button is everybody's */}
      <div
        className="report-drop"
        data-over={isOver}
        onDragOver={enter}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label={texts.input}
          hidden
          onChange={({ target }) => {
            take(target.files?.[0]);
            // So that the same file can be chosen again after it was mended.
            target.value = "";
          }}
        />
        <button
          className="btn btn-2 btn-s"
          type="button"
          data-next="upload"
          aria-disabled={upload.file !== null}
          onClick={() => !upload.file && input.current?.click()}
        >
          <Icon name="upload" small /> {current ? texts.replace : texts.choose}
        </button>
        <span className="hint">
          <span className="report-drop-words">{texts.drop}</span> {texts.limit}
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
    <div className="report-progress">
      <label htmlFor={id}>{words.desk.report.uploading(name)}</label>
      <span>{percent}%</span>
      <progress id={id} max={100} value={percent} />
    </div>
  );
}

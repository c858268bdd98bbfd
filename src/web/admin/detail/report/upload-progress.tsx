import { useId } from "react";
import { en } from "#web/texts/en.ts";

export function UploadProgress({ name, percent }: { name: string; percent: number }) {
  const id = useId();
  return (
    <div className="report-progress">
      <label htmlFor={id}>{en.desk.report.uploading(name)}</label>
      <span>{percent}%</span>
      <progress id={id} max={100} value={percent} />
    </div>
  );
}

import { type KeyboardEvent, useRef } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { findLabelFaults } from "#core/round/centre-sample.ts";
import type { CentreSample } from "#core/round/centre-sample-schema.ts";
import { needsChildVolume } from "#core/round/child-volume.ts";
import { normalizeTubeCode } from "#core/round/tube-code.ts";
import type { fewerTubesReasons } from "#core/round/visit-reasons.ts";
import { words } from "#texts";
import { type FormErrors, useActionForm } from "#web/lib/use-action-form.ts";
import { useCollectSample } from "./queries.ts";

const texts = words.admin.sample;

type FewerTubesReason = (typeof fewerTubesReasons)[number];
type LabelField = `label${number}`;
type SampleFields = {
  identified: boolean;
  childVolume: boolean;
  fewerTubes: FewerTubesReason | "";
} & Record<LabelField, string>;

type DrawnTube = CentreSample["tubes"][number];

/** Returns the name of a tube's field, by its place in the order of draw. */
export function getLabelField(index: number): LabelField {
  return `label${index}`;
}

/** The form of a sample at the centre: the tubes without a label have a field each. */
export function useSampleForm(booking: Booking, tubes: readonly DrawnTube[], onDone: () => void) {
  const collect = useCollectSample(booking);
  /** Places of the tubes that were sent, in the order of the request. */
  const sentIndexes = useRef<number[]>([]);
  const unlabelled = tubes.flatMap(({ kind, code }, index) =>
    code === null && kind !== "none" ? [{ index, kind }] : [],
  );
  const listTyped = (values: SampleFields) =>
    unlabelled
      .map(({ index, kind }) => ({ index, kind, code: normalizeTubeCode(values[getLabelField(index)] ?? "") }))
      .filter(({ code }) => code !== "");
  return useActionForm<SampleFields>({
    defaultValues: {
      ...{ identified: false, childVolume: false, fewerTubes: "" },
      ...Object.fromEntries(unlabelled.map(({ index }) => [getLabelField(index), ""])),
    } as SampleFields,
    validate: (values) => validate(booking, values, { unlabelled, typed: listTyped(values) }),
    send: async (values) => {
      const typed = listTyped(values);
      sentIndexes.current = typed.map(({ index }) => index);
      const { identified, childVolume, fewerTubes } = values;
      await collect.mutateAsync({
        identified,
        tubes: typed.map(({ kind, code }) => ({ kind, code })),
        ...(fewerTubes !== "" && { fewerTubes }),
        ...(needsChildVolume(booking) && { childVolume }),
      });
      onDone();
    },
    getFieldName: (path) => {
      const [, sent] = /^tubes\.(\d+)/.exec(path) ?? [];
      const index = sent === undefined ? undefined : sentIndexes.current[Number(sent)];
      return index === undefined ? path : getLabelField(index);
    },
    failed: texts.sendFailed,
  });
}

type Labels = { unlabelled: readonly { index: number }[]; typed: readonly { index: number; code: string }[] };

/** Returns what is wrong before the server says so, by field. */
function validate(booking: Booking, values: SampleFields, { unlabelled, typed }: Labels): FormErrors<SampleFields> {
  const errors: FormErrors<SampleFields> = {};
  if (!values.identified) errors.identified = texts.identifiedNeeded;
  for (const [place, fault] of findLabelFaults(typed.map(({ code }) => code)))
    errors[getLabelField(typed[place]?.index ?? 0)] = texts[fault];
  const missing = unlabelled.filter(({ index }) => !typed.some((label) => label.index === index));
  if (values.fewerTubes === "") for (const { index } of missing) errors[getLabelField(index)] = texts.labelMissing;
  if (needsChildVolume(booking) && !values.childVolume) errors.childVolume = texts.childVolumeNeeded;
  return errors;
}

/** A scanner ends each label with Enter: the next empty field takes the focus, and after the last one the button. */
export function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.currentTarget.value.trim() === "") return;
  const fields = [...(event.currentTarget.form?.elements ?? [])];
  const following = fields.slice(fields.indexOf(event.currentTarget) + 1);
  const next = following.find(
    (field) =>
      (field instanceof HTMLInputElement && (field.type === "checkbox" ? !field.checked : field.value === "")) ||
      (field instanceof HTMLButtonElement && field.type === "submit"),
  );
  if (next instanceof HTMLElement) next.focus();
}

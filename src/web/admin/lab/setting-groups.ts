import type { LabSettings } from "#core/lab/settings.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { type Body, bodyOf, type DeskField, type DeskValues } from "#web/admin/editing/fields.ts";

type LabChange = Body<"PATCH /api/lab">;

/** Settings that are saved together. */
export type SettingGroup = {
  title: string;
  hint: string;
  fields: DeskField[];
  values: DeskValues;
  /** The change as the API wants it. */
  changeOf: (values: DeskValues) => LabChange;
};

const { groups, labels, hints } = words.desk.lab;

export function settingGroups(settings: LabSettings): SettingGroup[] {
  return [profileGroup(settings), slotsGroup(settings), hoursGroup(settings), ...videoGroups(settings)];
}

function profileGroup({ name, city, address, email, phones, whatsappPhone }: LabSettings): SettingGroup {
  return {
    ...groups.profile,
    fields: [
      { kind: "line", name: "name", label: labels.name, className: "f-4" },
      { kind: "line", name: "city", label: labels.city, className: "f-2" },
      { kind: "line", name: "address", label: labels.address },
      { kind: "line", name: "email", label: labels.email, className: "f-3" },
      { kind: "line", name: "whatsappPhone", label: labels.whatsappPhone, className: "f-3" },
      { kind: "lines", name: "phones", label: labels.phones, hint: hints.phones },
    ],
    values: { name, city, address, email, whatsappPhone, phones },
    changeOf: bodyOf<"PATCH /api/lab">,
  };
}

function slotsGroup({ seatsPerSlot, latestFastingStart }: LabSettings): SettingGroup {
  const latest = { name: "latestFastingStart", label: labels.latestFastingStart, hint: hints.latestFastingStart };
  return {
    ...groups.slots,
    fields: [
      { kind: "line", name: "seatsPerSlot", label: labels.seatsPerSlot, className: "f-3" },
      { kind: "word", ...latest, words: slotTimes, className: "f-3" },
    ],
    values: { seatsPerSlot: String(seatsPerSlot), latestFastingStart },
    changeOf: bodyOf<"PATCH /api/lab">,
  };
}

function hoursGroup({ hours }: LabSettings): SettingGroup {
  return {
    ...groups.hours,
    fields: [
      { kind: "line", name: "booking", label: labels.bookingHours },
      { kind: "line", name: "lab", label: labels.labHours },
      { kind: "line", name: "collection", label: labels.collectionHours },
    ],
    values: hours,
    changeOf: (values) => ({ hours: { ...hours, ...values } }),
  };
}

function videoGroups({ videos }: LabSettings): SettingGroup[] {
  return (["walking", "heartRisk"] as const).map((video) => ({
    ...groups[video],
    fields: [
      { kind: "line", name: "title", label: labels.videoTitle },
      { kind: "line", name: "youtubeId", label: labels.youtubeId, hint: hints.youtubeId, className: "f-3" },
      { kind: "line", name: "minutes", label: labels.minutes, className: "f-3" },
    ],
    values: { ...videos[video], minutes: String(videos[video].minutes) },
    changeOf: (values) => ({ videos: { ...videos, [video]: { ...videos[video], ...values } } }),
  }));
}

import { idleLockChoices } from "#core/access/idle.ts";
import type { LabSettings } from "#core/lab/settings.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { type Body, bodyOf, type DeskField, type DeskValues } from "#web/admin/editing/fields.ts";
import type { LabPart } from "./lab-address.ts";

/** Settings that stand under one title. A field of a part is named by its path: "hours.booking", "videos.walking.title". */
export type SettingGroup = { part: LabPart; title: string; hint: string; fields: DeskField[] };

const { groups, labels, hints, idleLockWords } = words.desk.lab;
const videoNames = ["walking", "heartRisk"] as const;

export const settingGroups: SettingGroup[] = [
  {
    part: "details",
    ...groups.profile,
    fields: [
      { kind: "line", name: "name", label: labels.name, className: "f-4" },
      { kind: "line", name: "city", label: labels.city, className: "f-2" },
      { kind: "sentence", name: "address", label: labels.address, className: "f-6" },
      { kind: "line", name: "email", label: labels.email, className: "f-3" },
      { kind: "line", name: "whatsappPhone", label: labels.whatsappPhone, className: "f-3" },
      { kind: "lines", name: "phones", label: labels.phones, hint: hints.phones },
    ],
  },
  {
    part: "hours",
    ...groups.slots,
    fields: [
      { kind: "line", name: "seatsPerSlot", label: labels.seatsPerSlot, className: "f-3" },
      {
        kind: "word",
        name: "latestFastingStart",
        label: labels.latestFastingStart,
        hint: hints.latestFastingStart,
        words: slotTimes,
        className: "f-3",
      },
    ],
  },
  {
    part: "details",
    ...groups.desk,
    fields: [
      {
        kind: "word",
        name: "idleLockMinutes",
        label: labels.idleLockMinutes,
        hint: hints.idleLockMinutes,
        words: idleLockChoices.map(String),
        names: Object.fromEntries(idleLockChoices.map((minutes) => [String(minutes), idleLockWords(minutes)])),
        className: "f-3",
      },
    ],
  },
  {
    part: "hours",
    ...groups.hours,
    fields: [
      { kind: "sentence", name: "hours.booking", label: labels.bookingHours },
      { kind: "sentence", name: "hours.lab", label: labels.labHours },
      { kind: "sentence", name: "hours.collection", label: labels.collectionHours },
    ],
  },
  ...videoNames.map((video) => ({ part: "videos" as const, ...groups[video], fields: videoFields(`videos.${video}`) })),
];

function videoFields(path: string): DeskField[] {
  return [
    { kind: "sentence", name: `${path}.title`, label: labels.videoTitle },
    {
      kind: "line",
      name: `${path}.youtubeId`,
      label: labels.youtubeId,
      hint: hints.youtubeId,
      className: "f-3",
    },
    { kind: "line", name: `${path}.minutes`, label: labels.minutes, className: "f-3" },
  ];
}

/** What stands in the fields. */
export function settingValues(settings: LabSettings): DeskValues {
  const { name, city, address, email, whatsappPhone, phones, latestFastingStart, hours, videos } = settings;
  return {
    ...{ name, city, address, email, latestFastingStart },
    whatsappPhone: formatPhone(whatsappPhone),
    phones: phones.map(formatPhone),
    seatsPerSlot: String(settings.seatsPerSlot),
    idleLockMinutes: String(settings.idleLockMinutes),
    ...under("hours", hours),
    ...under("videos.walking", videos.walking),
    ...under("videos.heartRisk", videos.heartRisk),
  };
}

/** What was changed as the API wants it: a part goes whole. */
export function settingChange(changed: DeskValues, { hours, videos }: LabSettings): Body<"PATCH /api/lab"> {
  const of = (path: string) => within(path, changed);
  const whole = Object.entries(changed).filter(([name]) => !name.includes("."));
  const isOf = (part: string) => Object.keys(changed).some((name) => name.startsWith(`${part}.`));
  const changedVideos = Object.fromEntries(
    videoNames.map((video) => [video, { ...videos[video], ...of(`videos.${video}`) }]),
  );
  return {
    ...bodyOf<"PATCH /api/lab">(Object.fromEntries(whole)),
    ...(isOf("hours") && { hours: { ...hours, ...of("hours") } }),
    ...(isOf("videos") && { videos: { ...videos, ...changedVideos } }),
  };
}

function under(path: string, part: Record<string, string | number>): DeskValues {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [`${path}.${name}`, String(value)]));
}

function within(path: string, values: DeskValues): DeskValues {
  const named = Object.entries(values).filter(([name]) => name.startsWith(`${path}.`));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(path.length + 1), value]));
}

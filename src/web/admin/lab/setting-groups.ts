import { idleLockChoices } from "#core/access/idle.ts";
import type { LabSettings } from "#core/lab/settings.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { type Body, bodyOf, type DeskField, type DeskValues } from "#web/admin/editing/fields.ts";

/** Settings that stand under one title. A field of a part is named by its path: "hours.booking", "videos.walking.title". */
export type SettingGroup = { title: string; hint: string; fields: DeskField[] };

const { groups, labels, hints, idleLockWords } = words.desk.lab;
const videoNames = ["walking", "heartRisk"] as const;

export const settingGroups: SettingGroup[] = [
  {
    ...groups.profile,
    fields: [
      { kind: "line", name: "name", label: labels.name, className: "f-4" },
      { kind: "line", name: "city", label: labels.city, className: "f-2" },
      { kind: "line", name: "address", label: labels.address, className: "f-6" },
      { kind: "line", name: "email", label: labels.email, className: "f-3" },
      { kind: "line", name: "whatsappPhone", label: labels.whatsappPhone, className: "f-3" },
      { kind: "lines", name: "phones", label: labels.phones, hint: hints.phones },
    ],
  },
  {
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
    ...groups.hours,
    fields: [
      { kind: "line", name: "hours.booking", label: labels.bookingHours },
      { kind: "line", name: "hours.lab", label: labels.labHours },
      { kind: "line", name: "hours.collection", label: labels.collectionHours },
    ],
  },
  ...videoNames.map((video) => ({ ...groups[video], fields: videoFields(`videos.${video}`) })),
];

function videoFields(path: string): DeskField[] {
  return [
    { kind: "line", name: `${path}.title`, label: labels.videoTitle },
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
    ...{ name, city, address, email, whatsappPhone, phones, latestFastingStart },
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

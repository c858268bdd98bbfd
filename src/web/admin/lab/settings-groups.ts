import { IDLE_LOCK_MINUTES } from "#core/access/idle-lock.ts";
import { EVENING_MINUTES } from "#core/lab/evening-time.ts";
import type { LabSettings } from "#core/lab/settings.ts";
import {
  CHANGE_UNTIL_MINUTES,
  QUIET_FROM_MINUTES,
  QUIET_TO_MINUTES,
  REMINDER_MINUTES,
} from "#core/lab/visit-change-times.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import {
  type AdminField,
  type AdminFieldValues,
  type CallBody,
  toCallBody,
} from "#web/admin/components/form-fields.ts";
import { formatTime } from "#web/lib/format-time.ts";
import type { LabSection } from "./lab-path.ts";

/** Settings under one title. A nested field is named by its path: "hours.booking", "videos.walking.title". */
export type SettingsGroup = { section: LabSection; title: string; hint: string; fields: AdminField[] };

const { groups, labels, hints, formatIdleLock, formatChangeUntil } = words.admin.lab;
const videoNames = ["walking", "heartRisk"] as const;

export const settingsGroups: SettingsGroup[] = [
  {
    section: "details",
    ...groups.profile,
    fields: [
      { kind: "text", name: "name", label: labels.name, span: 4 },
      { kind: "text", name: "city", label: labels.city, span: 2 },
      { kind: "sentence", name: "address", label: labels.address, span: 6 },
      { kind: "email", name: "email", label: labels.email, span: 3 },
      { kind: "phone", name: "whatsappPhone", label: labels.whatsappPhone, span: 3 },
      { kind: "list", name: "phones", label: labels.phones, hint: hints.phones },
    ],
  },
  {
    section: "hours",
    ...groups.slots,
    fields: [
      { kind: "text", name: "seatsPerSlot", label: labels.seatsPerSlot, span: 3 },
      {
        kind: "option",
        name: "latestFastingStart",
        label: labels.latestFastingStart,
        hint: hints.latestFastingStart,
        options: slotTimes,
        span: 3,
      },
    ],
  },
  {
    section: "details",
    ...groups.desk,
    fields: [
      {
        ...createMinutesField("idleLockMinutes", labels.idleLockMinutes, IDLE_LOCK_MINUTES, formatIdleLock),
        hint: hints.idleLockMinutes,
      },
    ],
  },
  {
    section: "changes",
    ...groups.changes,
    fields: [
      {
        ...createMinutesField("moveUntilMinutes", labels.moveUntilMinutes, CHANGE_UNTIL_MINUTES, formatChangeUntil),
        hint: hints.moveUntilMinutes,
      },
      createMinutesField("cancelUntilMinutes", labels.cancelUntilMinutes, CHANGE_UNTIL_MINUTES, formatChangeUntil),
      { kind: "text", name: "movesAllowed", label: labels.movesAllowed, hint: hints.movesAllowed, span: 3 },
      createMinutesField("reminderMinutes", labels.reminderMinutes, REMINDER_MINUTES, formatMinutes),
      createMinutesField("quietFromMinutes", labels.quietFromMinutes, QUIET_FROM_MINUTES, formatMinutes),
      {
        ...createMinutesField("quietToMinutes", labels.quietToMinutes, QUIET_TO_MINUTES, formatMinutes),
        hint: hints.quietToMinutes,
      },
    ],
  },
  {
    section: "payments",
    ...groups.evening,
    fields: [createMinutesField("eveningMinutes", labels.eveningMinutes, EVENING_MINUTES, formatMinutes)],
  },
  {
    section: "hours",
    ...groups.hours,
    fields: [
      { kind: "sentence", name: "hours.booking", label: labels.bookingHours },
      { kind: "sentence", name: "hours.lab", label: labels.labHours },
      { kind: "sentence", name: "hours.collection", label: labels.collectionHours },
    ],
  },
  {
    section: "payments",
    ...groups.upi,
    fields: [
      { kind: "text", name: "upiAddress", label: labels.upiAddress, hint: hints.upiAddress, span: 4 },
      { kind: "text", name: "upiMerchantCode", label: labels.upiMerchantCode, hint: hints.upiMerchantCode, span: 2 },
      { kind: "text", name: "upiName", label: labels.upiName, hint: hints.upiName, span: 4 },
    ],
  },
  {
    section: "payments",
    ...groups.tax,
    fields: [{ kind: "text", name: "gstin", label: labels.gstin, hint: hints.gstin, span: 4 }],
  },
  {
    section: "payments",
    ...groups.discounts,
    fields: [
      {
        kind: "text",
        name: "receptionistDiscountPercent",
        label: labels.receptionistDiscountPercent,
        hint: hints.receptionistDiscountPercent,
        span: 3,
      },
    ],
  },
  ...videoNames.map((video) => ({
    section: "videos" as const,
    ...groups[video],
    fields: createVideoFields(`videos.${video}`),
  })),
];

/** A choice among minutes, with their names. */
function createMinutesField(
  name: string,
  label: string,
  choices: readonly number[],
  format: (minutes: number) => string,
): AdminField {
  const names = Object.fromEntries(choices.map((minutes) => [String(minutes), format(minutes)]));
  return { kind: "option", name, label, options: choices.map(String), names, span: 3 };
}

function formatMinutes(minutes: number): string {
  return formatTime(minutes);
}

function createVideoFields(path: string): AdminField[] {
  return [
    { kind: "sentence", name: `${path}.title`, label: labels.videoTitle },
    {
      kind: "text",
      name: `${path}.youtubeId`,
      label: labels.youtubeId,
      hint: hints.youtubeId,
      span: 3,
    },
    { kind: "text", name: `${path}.minutes`, label: labels.minutes, span: 3 },
  ];
}

/** Returns the values of the fields. */
export function getSettingsValues(settings: LabSettings): AdminFieldValues {
  const { name, city, address, email, whatsappPhone, phones, latestFastingStart, hours, videos } = settings;
  const { upiAddress, upiName, upiMerchantCode, gstin } = settings;
  return {
    ...{ name, city, address, email, latestFastingStart, upiAddress, upiName, upiMerchantCode, gstin },
    whatsappPhone: formatPhone(whatsappPhone),
    phones: phones.map(formatPhone),
    seatsPerSlot: String(settings.seatsPerSlot),
    idleLockMinutes: String(settings.idleLockMinutes),
    eveningMinutes: String(settings.eveningMinutes),
    moveUntilMinutes: String(settings.moveUntilMinutes),
    cancelUntilMinutes: String(settings.cancelUntilMinutes),
    movesAllowed: String(settings.movesAllowed),
    reminderMinutes: String(settings.reminderMinutes),
    quietFromMinutes: String(settings.quietFromMinutes),
    quietToMinutes: String(settings.quietToMinutes),
    receptionistDiscountPercent: String(settings.receptionistDiscountPercent),
    ...prefixKeys("hours", hours),
    ...prefixKeys("videos.walking", videos.walking),
    ...prefixKeys("videos.heartRisk", videos.heartRisk),
  };
}

/** Returns the changed values as the API expects them: hours and videos as a whole. */
export function toLabUpdate(changed: AdminFieldValues, { hours, videos }: LabSettings): CallBody<"PATCH /api/lab"> {
  const of = (path: string) => pickPrefixed(path, changed);
  const whole = Object.entries(changed).filter(([name]) => !name.includes("."));
  const hasChanged = (section: string) => Object.keys(changed).some((name) => name.startsWith(`${section}.`));
  const changedVideos = Object.fromEntries(
    videoNames.map((video) => [video, { ...videos[video], ...of(`videos.${video}`) }]),
  );
  return {
    ...toCallBody<"PATCH /api/lab">(Object.fromEntries(whole)),
    ...(hasChanged("hours") && { hours: { ...hours, ...of("hours") } }),
    ...(hasChanged("videos") && { videos: { ...videos, ...changedVideos } }),
  };
}

function prefixKeys(path: string, values: Record<string, string | number>): AdminFieldValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, String(value)]));
}

function pickPrefixed(path: string, values: AdminFieldValues): AdminFieldValues {
  const named = Object.entries(values).filter(([name]) => name.startsWith(`${path}.`));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(path.length + 1), value]));
}

import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { written } from "#core/written.ts";
import { staffStates } from "./invitation.ts";

export const staffSentences = {
  role: "Please choose one of the roles.",
  contact: "Please enter a phone number or an email address.",
} as const;

const Role = z.enum(staffRoles, staffSentences.role);

export const StaffRoleChange = z.object({ role: Role });

/** Whom the owner asks to the desk. */
export const NewStaff = z.object({
  name: written(80),
  contact: written(200).meta({ description: "A phone number or an email address" }),
  role: Role,
});

const DeskSession = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  seenAt: z.iso.datetime().meta({ description: "To the hour" }),
  device: z.string().nullable().meta({ description: "What the browser says it is" }),
  isThis: z.boolean().meta({ description: "The one that asks" }),
});

/** Somebody who may enter the desk, or was asked to, or may not any more. */
export const StaffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    contact: z.string().nullable().meta({ description: "Null for the owner of the desk's password" }),
    role: z.enum(staffRoles).nullable().meta({ description: "Null for who may not enter any more" }),
    state: z.enum(staffStates),
    hasSecondStep: z.boolean().meta({ description: "Whether a code is asked after the password" }),
    isSelf: z.boolean(),
    invitedAt: z.iso.datetime().nullable(),
    inviteUntil: z.iso.datetime().nullable(),
    sessions: z.array(DeskSession).meta({ description: "The last seen first" }),
  })
  .meta({ id: "StaffMember" });

/** One's own second step. */
export const OwnSecondStep = z
  .object({
    isOn: z.boolean(),
    isNeeded: z.boolean().meta({ description: "The role opens nothing without it here" }),
    backupCodesLeft: z.number().int(),
  })
  .meta({ id: "OwnSecondStep" });

/** What an authenticator app is given, once. It counts after a first code of it. */
export const NewSecondStep = z.object({
  secret: z.string().meta({ description: "Base32, for an app that reads no QR code" }),
  link: z.string().meta({ description: "otpauth:, which a QR code holds" }),
  backupCodes: z.array(z.string()).meta({ description: "Each opens once in place of a code" }),
});

/** The link's last part, which the owner hands on; the lab keeps a hash of it alone. */
export const Invitation = z.object({ id: z.string(), token: z.string(), until: z.iso.datetime() });

export type NewStaff = z.infer<typeof NewStaff>;
export type StaffMember = z.infer<typeof StaffMember>;
export type DeskSession = z.infer<typeof DeskSession>;
export type OwnSecondStep = z.infer<typeof OwnSecondStep>;
export type NewSecondStep = z.infer<typeof NewSecondStep>;
export type Invitation = z.infer<typeof Invitation>;

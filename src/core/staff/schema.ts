import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { requiredText } from "#core/text-schemas.ts";
import { staffStates } from "./invitation.ts";

const roleRule = z.enum(staffRoles, validationKey("staff-role"));

export const ChangeStaffRoleRequest = z.object({ role: roleRule });

/** A person to invite to the staff. */
export const InviteStaffRequest = z.object({
  name: requiredText(80),
  contact: requiredText(200).meta({ description: "A phone number or an email address" }),
  role: roleRule,
});

const StaffSessionSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  seenAt: z.iso.datetime().meta({ description: "To the hour" }),
  device: z.string().nullable().meta({ description: "What the browser says it is" }),
  isThis: z.boolean().meta({ description: "The one that asks" }),
});

/** An active, invited or deactivated staff member. */
export const StaffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    contact: z.string().nullable().meta({ description: "Null for the owner of the admin password" }),
    role: z.enum(staffRoles).nullable().meta({ description: "Null for who may not enter any more" }),
    state: z.enum(staffStates),
    hasSecondStep: z.boolean().meta({ description: "Whether a code is asked after the password" }),
    isSelf: z.boolean(),
    invitedAt: z.iso.datetime().nullable(),
    inviteUntil: z.iso.datetime().nullable(),
    sessions: z.array(StaffSessionSchema).meta({ description: "The last seen first" }),
  })
  .meta({ id: "StaffMember" });

/** The user's own second step. */
export const SecondStepStatus = z
  .object({
    isOn: z.boolean(),
    isNeeded: z.boolean().meta({ description: "The role opens nothing without it here" }),
    backupCodesLeft: z.number().int(),
  })
  .meta({ id: "SecondStepStatus" });

/** What an authenticator app receives once. It takes effect after its first code. */
export const SecondStepSetup = z.object({
  secret: z.string().meta({ description: "Base32, for an app that reads no QR code" }),
  link: z.string().meta({ description: "otpauth:, which a QR code holds" }),
  backupCodes: z.array(z.string()).meta({ description: "Each opens once in place of a code" }),
});

/** The token is the last part of the link that the owner passes on; the lab stores only its hash. */
export const Invitation = z.object({ id: z.string(), token: z.string(), until: z.iso.datetime() });

export type InviteStaffRequest = z.infer<typeof InviteStaffRequest>;
export type StaffMember = z.infer<typeof StaffMember>;
export type StaffSession = z.infer<typeof StaffSessionSchema>;
export type SecondStepStatus = z.infer<typeof SecondStepStatus>;
export type SecondStepSetup = z.infer<typeof SecondStepSetup>;
export type Invitation = z.infer<typeof Invitation>;

import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { confirmationFlag, requiredText } from "#core/text-schemas.ts";
import { staffStates } from "./invitation.ts";

const roleRule = z.enum(staffRoles, validationKey("staff-role"));

export const ReinviteStaffRequest = z.object({ role: roleRule });

const confirmation = { description: "Confirms it although they have cash that is not closed" };

export const ChangeStaffRoleRequest = z.object({
  role: roleRule,
  confirmed: confirmationFlag.meta(confirmation),
});

/** In the URL, because a DELETE request has no body. */
export const DeactivateStaffQuery = z.object({
  confirmed: z
    .enum(["true"], validationKey("query-confirmed"))
    .transform(() => true)
    .optional()
    .meta(confirmation),
});

/** A person to invite to the staff. */
export const InviteStaffRequest = z.object({
  name: requiredText(80),
  contact: requiredText(200).meta({ description: "A phone number or an email address" }),
  role: roleRule,
});

const StaffSessionSchema = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  seenAt: z.iso.datetime().meta({ description: "Rounded to the hour" }),
  device: z.string().nullable().meta({ description: "From the browser's user agent" }),
  isThis: z.boolean().meta({ description: "Whether it is the current session" }),
});

/** An active, invited or deactivated staff member. */
export const StaffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    contact: z.string().nullable().meta({ description: "Null for the owner of the admin password" }),
    role: z.enum(staffRoles).nullable().meta({ description: "Null for deactivated members" }),
    state: z.enum(staffStates),
    hasSecondStep: z.boolean().meta({ description: "Whether a second-step code is required after the password" }),
    isSelf: z.boolean(),
    invitedAt: z.iso.datetime().nullable(),
    inviteUntil: z.iso.datetime().nullable(),
    sessions: z.array(StaffSessionSchema).meta({ description: "Most recently used first" }),
  })
  .meta({ id: "StaffMember" });

/** The user's own second step. */
export const SecondStepStatus = z
  .object({
    isOn: z.boolean(),
    isNeeded: z.boolean().meta({ description: "Whether the role requires it in this lab" }),
    backupCodesLeft: z.number().int(),
  })
  .meta({ id: "SecondStepStatus" });

/** What an authenticator app receives once. It takes effect after its first code. */
export const SecondStepSetup = z.object({
  secret: z.string().meta({ description: "Base32, for typing into an authenticator app" }),
  link: z.string().meta({ description: "otpauth: URI for a QR code" }),
  backupCodes: z.array(z.string()).meta({ description: "Each can be used once instead of a code" }),
});

/** The token is the last part of the link that the owner passes on; the lab stores only its hash. */
export const Invitation = z.object({ id: z.string(), token: z.string(), until: z.iso.datetime() });

export type InviteStaffRequest = z.infer<typeof InviteStaffRequest>;
export type StaffMember = z.infer<typeof StaffMember>;
export type StaffSession = z.infer<typeof StaffSessionSchema>;
export type SecondStepStatus = z.infer<typeof SecondStepStatus>;
export type SecondStepSetup = z.infer<typeof SecondStepSetup>;
export type Invitation = z.infer<typeof Invitation>;

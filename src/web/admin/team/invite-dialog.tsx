import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { toE164 } from "#core/patients/phone.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Dialog, DialogBody, DialogTop, dialogBodyClass } from "#web/components/dialog.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input, Select } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { staffKey } from "./queries.ts";

const texts = words.admin.team.dialog;
const { roles, role: roleLabel } = words.admin.team;

/** A created invitation. */
type Invitation = { name: string; contact: string; token: string; until: string };

type Props = {
  /** Member to invite again. */
  again: StaffMember | undefined;
  onClose: () => void;
};

/** Invites someone by phone or email with a role; then shows the link to pass on. */
export default function InviteDialog({ again, onClose }: Props) {
  const titleId = useId();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const title = invitation ? texts.ready(invitation.name) : again ? texts.titleAgain(again.name) : texts.title;
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={title} onClose={onClose} />
      {invitation ? (
        <InvitationLink invitation={invitation} onClose={onClose} />
      ) : (
        <InviteForm again={again} onMade={setInvitation} />
      )}
    </Dialog>
  );
}

type InviteFields = { name: string; contact: string; role: StaffRole };

function InviteForm({ again, onMade }: { again: StaffMember | undefined; onMade: (invitation: Invitation) => void }) {
  const client = useQueryClient();
  const form = useActionForm<InviteFields>({
    defaultValues: { name: again?.name ?? "", contact: again?.contact ?? "", role: again?.role ?? "receptionist" },
    send: async (values) => {
      const invitation = await createInvitation(values, again);
      await client.invalidateQueries({ queryKey: staffKey });
      onMade(invitation);
    },
    failed: texts.failed,
  });
  return (
    <form className={dialogBodyClass} {...form.props} noValidate>
      {!again && (
        <>
          <Field label={texts.name} error={form.getError("name")}>
            {(wiring) => <Input autoComplete="off" {...form.register("name")} {...wiring} />}
          </Field>
          <Field label={texts.contact} hint={texts.contactHint} error={form.getError("contact")}>
            {(wiring) => <Input autoComplete="off" {...form.register("contact")} {...wiring} />}
          </Field>
        </>
      )}
      <Field label={roleLabel} hint={roles[form.watch("role")].may} error={form.getError("role")}>
        {(wiring) => (
          <Select {...form.register("role")} {...wiring}>
            {staffRoles.map((staffRole) => (
              <option key={staffRole} value={staffRole}>
                {roles[staffRole].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormError>{form.getError("root")}</FormError>
      <Button look="primary" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? texts.making : texts.make}
      </Button>
    </form>
  );
}

async function createInvitation(values: InviteFields, again: StaffMember | undefined): Promise<Invitation> {
  const [name, contact] = [values.name.trim(), values.contact.trim()];
  const { role } = values;
  const invitation = again
    ? await callApi(browserFetch, "POST /api/admin/staff/{id}/invitation", { path: { id: again.id }, body: { role } })
    : await callApi(browserFetch, "POST /api/admin/staff", { body: { name, contact, role } });
  return { ...invitation, name, contact };
}

/** The link, shown once: to copy, or to send by the owner's own WhatsApp or mail. */
function InvitationLink({
  invitation: { name, contact, token, until },
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const lab = useQuery(labQuery()).data?.name ?? words.brand;
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const link = `${window.location.origin}${withBasePath("/admin/join")}#${token}`;
  const end = formatLabDateTime(until);
  const message = texts.letter(name, lab, link, end);
  const phone = toE164(contact);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => field.current?.select(),
    );
  };
  return (
    <DialogBody>
      <p className="text-soft">{texts.once(end)}</p>
      <Field label={texts.link}>{(wiring) => <Input readOnly value={link} ref={field} {...wiring} />}</Field>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={copy}>
          <Icon name={isCopied ? "check" : "copy"} small /> {isCopied ? texts.copied : texts.copy}
        </Button>
        {phone ? (
          <ButtonLink href={createWhatsappLink(phone, message)} target="_blank" rel="noopener noreferrer">
            <Icon name="message-circle" small /> {texts.whatsApp}
            <span className="sr-only"> {words.admin.inbox.newTab}</span>
          </ButtonLink>
        ) : (
          <ButtonLink href={createMailtoUrl(contact, texts.subject(lab), message)}>
            <Icon name="mail" small /> {texts.mail}
          </ButtonLink>
        )}
        <Button look="quiet" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </DialogBody>
  );
}

function createMailtoUrl(recipient: string, subject: string, message: string): string {
  return `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

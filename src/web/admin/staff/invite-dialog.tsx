import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, startTransition, useActionState, useEffect, useId, useRef, useState } from "react";
import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { toE164 } from "#core/patients/phone.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { ApiError, browserFetch, callApi } from "#web/api-client.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { staffKey } from "./queries.ts";

const texts = words.desk.staff.dialog;
const { roles, role: roleLabel } = words.desk.staff;

/** What was made: the link, and whom it is for. */
type Made = { name: string; contact: string; token: string; until: string };

type Props = {
  /** Somebody on the list who is asked once more. */
  again: StaffMember | undefined;
  onClose: () => void;
};

/** Asks somebody to the desk: who, by which phone or email, as what; then the link, to be handed on. */
export default function InviteDialog({ again, onClose }: Props) {
  const titleId = useId();
  const [made, setMade] = useState<Made | null>(null);
  const title = made ? texts.ready(made.name) : again ? texts.titleAgain(again.name) : texts.title;
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={title} onClose={onClose} />
      {made ? <Link made={made} onClose={onClose} /> : <InviteForm again={again} onMade={setMade} />}
    </Dialog>
  );
}

type Mistakes = { name?: string; contact?: string; role?: string; form?: string };

function InviteForm({ again, onMade }: { again: StaffMember | undefined; onMade: (made: Made) => void }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<StaffRole>(again?.role ?? "desk");
  const [mistakes, submit, isMaking] = useActionState(async (_: Mistakes, typed: FormData): Promise<Mistakes> => {
    const made = await makeLink(typed, { again, role });
    if (!("token" in made)) return made;
    await client.invalidateQueries({ queryKey: staffKey });
    onMade(made);
    return {};
  }, {});
  useEffect(() => {
    if (Object.keys(mistakes).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [mistakes]);
  // As an action of the form it would empty the fields of a mistaken try.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!isMaking) startTransition(() => submit(typed));
  };
  return (
    <form className="dlg-pad" onSubmit={send} ref={form} noValidate>
      {!again && (
        <>
          <Field label={texts.name} error={mistakes.name} className="">
            {(wiring) => <input className="input" name="name" autoComplete="off" {...wiring} />}
          </Field>
          <Field label={texts.contact} hint={texts.contactHint} error={mistakes.contact} className="">
            {(wiring) => <input className="input" name="contact" autoComplete="off" {...wiring} />}
          </Field>
        </>
      )}
      <Field label={roleLabel} hint={roles[role].may} error={mistakes.role} className="">
        {(wiring) => (
          <Select
            {...wiring}
            value={role}
            onChange={({ target }) => setRole(staffRoles.find((one) => one === target.value) ?? role)}
          >
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {roles[one].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {mistakes.form && <FieldError>{mistakes.form}</FieldError>}
      <button className="btn btn-1" type="submit" aria-disabled={isMaking}>
        {isMaking ? texts.making : texts.make}
      </button>
    </form>
  );
}

type Wish = { again: StaffMember | undefined; role: StaffRole };

async function makeLink(typed: FormData, { again, role }: Wish): Promise<Made | Mistakes> {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  const [name, contact] = again ? [again.name, again.contact ?? ""] : [text("name"), text("contact")];
  try {
    const made = again
      ? await callApi(browserFetch, "POST /api/admin/staff/{id}/invitation", { path: { id: again.id }, body: { role } })
      : await callApi(browserFetch, "POST /api/admin/staff", { body: { name, contact, role } });
    return { ...made, name, contact };
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    return problem?.errors ?? { form: problem?.detail ?? texts.failed };
  }
}

/** The link, this once: to be copied, or sent by the owner's own WhatsApp or mail. */
function Link({ made: { name, contact, token, until }, onClose }: { made: Made; onClose: () => void }) {
  const lab = useQuery(labQuery()).data?.name ?? words.brand;
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const link = `${window.location.origin}${to("/admin/join")}#${token}`;
  const end = labMomentWords(until);
  const letter = texts.letter(name, lab, link, end);
  const phone = toE164(contact);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => field.current?.select(),
    );
  };
  return (
    <div className="dlg-pad">
      <p className="soft">{texts.once(end)}</p>
      <Field label={texts.link} className="">
        {(wiring) => <input className="input" readOnly value={link} ref={field} {...wiring} />}
      </Field>
      <div className="row row-wraps">
        <button className="btn btn-1" type="button" onClick={copy}>
          <Icon name={isCopied ? "check" : "copy"} small /> {isCopied ? texts.copied : texts.copy}
        </button>
        {phone ? (
          <a className="btn btn-2" href={whatsappLink(phone, letter)} target="_blank" rel="noopener noreferrer">
            <Icon name="message-circle" small /> {texts.whatsApp}
            <span className="sr"> {words.desk.inbox.newTab}</span>
          </a>
        ) : (
          <a className="btn btn-2" href={mailAddress(contact, texts.subject(lab), letter)}>
            <Icon name="mail" small /> {texts.mail}
          </a>
        )}
        <button className="btn btn-3" type="button" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </div>
  );
}

function mailAddress(recipient: string, subject: string, letter: string): string {
  return `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`;
}

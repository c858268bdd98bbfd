import { type FormEvent, useEffect, useRef, useState } from "react";
import { words } from "#texts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { TranslatedField } from "./translated-field.tsx";
import type { TextLanguage } from "./translations-path.ts";
import {
  type CatalogueRecord,
  type Field,
  type RecordField,
  useTranslationChanges,
} from "./use-translation-changes.ts";

const texts = words.admin.translations;

type Props = { record: CatalogueRecord; language: TextLanguage; onEdit: (isEdited: boolean) => void };

/** The texts of one record in one language, beside the English. What is typed stays until it is saved. */
export function TranslationEditor({ record, language, onEdit }: Props) {
  const can = usePermissions();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [kept, setKept] = useState<readonly Field[]>([]);
  const changes = useTranslationChanges(record, language, () => {
    setTyped({});
    setKept([]);
    onEdit(false);
  });
  const storedOf = ({ texts: stored }: RecordField) => stored[language];
  const isChanged = (of: RecordField) => {
    const text = typed[of.field];
    return text !== undefined && text !== (storedOf(of)?.text ?? "");
  };
  const edited = record.fields.filter((of) => isChanged(of) || kept.includes(of.field));
  const canEdit = ({ isMedical }: RecordField) =>
    can("edit-other-translations") || (isMedical && can("edit-medical-translations"));
  const canApprove = ({ isMedical }: RecordField) =>
    can(isMedical ? "approve-medical-translations" : "edit-other-translations");
  const approvable = record.fields.filter(
    (of) => canApprove(of) && storedOf(of)?.state === "draft" && !edited.includes(of),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (changes.isPending || edited.length === 0) return;
    const body = edited.map((of) => {
      const before = storedOf(of)?.text ?? null;
      return [of.field, { text: typed[of.field] ?? before ?? "", source: of.english, before }];
    });
    changes.mutate({ save: Object.fromEntries(body) });
  };
  const type = (of: RecordField, text: string) => {
    setTyped({ ...typed, [of.field]: text });
    onEdit(text !== (storedOf(of)?.text ?? "") || edited.some(({ field }) => field !== of.field));
  };
  useEffect(() => {
    if (changes.fieldErrors) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [changes.fieldErrors]);
  return (
    <form ref={form} className="grid grid-cols-1" onSubmit={save} noValidate>
      {record.fields.some(({ isMedical }) => isMedical) && (
        <p className="px-4 pt-3 text-xs leading-normal text-quiet">{texts.medicalHint}</p>
      )}
      {record.fields.map((of) => (
        <TranslatedField
          key={of.field}
          of={of}
          language={language}
          value={typed[of.field] ?? storedOf(of)?.text ?? ""}
          onType={canEdit(of) ? (text) => type(of, text) : undefined}
          isKept={kept.includes(of.field)}
          onKeep={(keeps) => setKept(keeps ? [...kept, of.field] : kept.filter((field) => field !== of.field))}
          onApprove={approvable.includes(of) ? () => changes.mutate({ approve: [of] }) : undefined}
          error={changes.fieldErrors[`${of.field}.text`]}
        />
      ))}
      <div className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-strong bg-card px-4 py-2">
        <Button look={edited.length > 0 ? "primary" : "soft"} type="submit" aria-disabled={changes.isPending}>
          {texts.save}
        </Button>
        {edited.length > 0 && <span className="text-sm text-quiet">{words.admin.adminForm.unsaved}</span>}
        {edited.length === 0 && approvable.length > 1 && (
          <Button aria-disabled={changes.isPending} onClick={() => changes.mutate({ approve: approvable })}>
            {texts.approveAll(approvable.length)}
          </Button>
        )}
        {changes.message && <FieldError>{changes.message}</FieldError>}
      </div>
    </form>
  );
}

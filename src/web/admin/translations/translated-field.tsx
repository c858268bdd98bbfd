import { languages } from "#core/i18n/languages.ts";
import { words } from "#texts";
import { formatShortLabDateTime } from "#web/admin/components/format-moment.ts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Checkbox, Textarea } from "#web/components/forms/input.tsx";
import { Tag } from "#web/components/tag.tsx";
import { getServerTime } from "#web/lib/server-clock.ts";
import { StateLabel } from "./translations-columns.tsx";
import type { TextLanguage } from "./translations-path.ts";
import type { RecordField } from "./use-translation-changes.ts";

const texts = words.admin.translations;

/** Fields of a few words. */
const shortFields: readonly string[] = ["gloss", "name", "tagline", "indication", "question"];

type Props = {
  of: RecordField;
  language: TextLanguage;
  value: string;
  /** Undefined for those who may only read it. */
  onType: ((text: string) => void) | undefined;
  /** Whether an older text is to be saved as it is. */
  isKept: boolean;
  onKeep: (keeps: boolean) => void;
  /** Undefined where there is nothing to approve. */
  onApprove: (() => void) | undefined;
  error: string | undefined;
};

/** One field: its English at the left, its text in the language at the right. */
export function TranslatedField(props: Props) {
  const { of, language, value, onType, isKept, onKeep, onApprove, error } = props;
  const { field, english, isMedical } = of;
  const { state = "missing", source = null, reviewedBy = null, reviewedAt = null } = of.texts[language] ?? {};
  const name = texts.fields[field];
  const isOlder = state === "older";
  return (
    <section className="@container/field border-b border-line px-4 py-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base tracking-normal">{name}</h3>
        {isMedical && <Tag>{texts.medical}</Tag>}
        {state !== "none" && <StateLabel state={state} />}
      </div>
      <div className="grid gap-x-6 gap-y-3 @lg/field:grid-cols-2">
        <div>
          <h4 className="mb-1.5 text-sm font-medium tracking-normal">{texts.english}</h4>
          <p className="text-sm leading-normal whitespace-pre-line text-soft" lang="en">
            {english}
          </p>
          {isOlder && source !== null && (
            <>
              <h4 className="mt-3 mb-1 text-xs font-medium tracking-normal text-quiet">{texts.olderEnglish}</h4>
              <p className="text-xs leading-normal whitespace-pre-line text-quiet" lang="en">
                {source}
              </p>
            </>
          )}
        </div>
        <div className="grid content-start gap-2">
          <Field
            label={texts.languages[language]}
            hint={field === "gloss" ? texts.glossHint : isOlder ? texts.olderHint : undefined}
            error={error}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                className="leading-relaxed"
                name={field}
                aria-label={texts.fieldIn(texts.languages[language], name)}
                lang={languages[language].tag}
                rows={getRows(field, english)}
                isOneLine={shortFields.includes(field)}
                value={value}
                readOnly={!onType}
                onChange={({ target }) => onType?.(target.value)}
              />
            )}
          </Field>
          {isOlder && onType && (
            <Checkbox label={texts.keep} checked={isKept} onChange={({ target }) => onKeep(target.checked)} />
          )}
          {reviewedBy !== null && reviewedAt !== null && !isOlder && (
            <p className="text-xs text-quiet">
              {texts.approvedBy(reviewedBy, formatShortLabDateTime(reviewedAt, getServerTime()))}
            </p>
          )}
          {onApprove && (
            <p>
              <Button size="small" aria-label={texts.approveOne(name)} onClick={onApprove}>
                {texts.approve}
              </Button>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** About as many lines as the English has beside it. */
function getRows(field: string, english: string): number {
  if (shortFields.includes(field)) return 1;
  return Math.min(12, Math.max(3, Math.ceil(english.length / 44), english.split("\n").length));
}

import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import type { CentreSample } from "#core/round/centre-sample-schema.ts";
import { needsChildVolume } from "#core/round/child-volume.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { fewerTubesReasons } from "#core/round/visit-reasons.ts";
import { words } from "#texts";
import { editFormClass, formButtonsClass } from "#web/admin/booking-edit/form-classes.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Checkbox, Input, Select } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatAge } from "#web/lib/format-age.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { centreSampleQuery, useTakeLabelOff } from "./queries.ts";
import { getLabelField, goToNextField, useSampleForm } from "./use-sample-form.ts";

const texts = words.admin.sample;

type Props = { booking: Booking; onClose: () => void };

/** Collects the sample of a patient who is at the centre: who it is, then each tube with its label. */
export function SampleForm({ booking, onClose }: Props) {
  const query = useQuery(centreSampleQuery(booking.id));
  return (
    <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failed}>
      {(sample) => <LoadedForm booking={booking} sample={sample} onClose={onClose} />}
    </QuerySection>
  );
}

type SampleFormState = ReturnType<typeof useSampleForm>;

function LoadedForm({ booking, sample, onClose }: Props & { sample: CentreSample }) {
  const { tubes, fastingHours } = sample;
  const form = useSampleForm(booking, tubes, onClose);
  const withNotificationHint = useNotificationHint(booking);
  const isNew = isUpcoming(booking.status);
  const isOpen = isNew || tubes.some(({ code }) => code === null);
  const failed = form.getError("root");
  return (
    <form className={editFormClass} {...form.props} noValidate>
      {isOpen && <Who booking={booking} form={form} />}
      {fastingHours !== null && isNew && (
        <Notice tone="calm" icon="clock" announced="never" title={texts.fasting(fastingHours)} />
      )}
      {isOpen && <p className="text-sm font-medium">{tubes.length > 0 ? texts.order : texts.nothingToDraw}</p>}
      {tubes.length > 0 && (
        <ol className="grid gap-2">
          {tubes.map((tube, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tubes of one kind differ by their place alone
            <TubeRow key={index} booking={booking} tube={tube} index={index} form={form} />
          ))}
        </ol>
      )}
      {isOpen && needsChildVolume(booking) && <ChildVolume booking={booking} form={form} />}
      {isOpen && tubes.length > 0 && (
        <Field label={texts.fewer} error={form.getError("fewerTubes")}>
          {(wiring) => (
            <Select {...form.register("fewerTubes")} {...wiring}>
              <option value="">{texts.noFewer}</option>
              {fewerTubesReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {words.collectTubes.fewerReasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {failed && <Notice tone="error" icon="triangle-alert" title={failed} />}
      <div className={formButtonsClass}>
        {isOpen && (
          <Button look="primary" size="small" type="submit" aria-disabled={form.isSubmitting}>
            <Icon name="test-tube" small />
            {form.isSubmitting ? texts.sending : isNew ? texts.collect : texts.collectMore}
          </Button>
        )}
        <Button size="small" onClick={onClose} autoFocus={!isOpen}>
          {isOpen ? texts.keep : texts.close}
        </Button>
        {isNew && <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>}
      </div>
    </form>
  );
}

type PartProps = { booking: Booking; form: SampleFormState };

/** Name, age and sex, large enough to read back across the desk. */
function Who({ booking, form }: PartProps) {
  const error = form.getError("identified");
  return (
    <div className="grid gap-1 rounded-lg border border-line-strong bg-page px-4 py-3">
      <p className="text-sm text-soft">{texts.who}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-2xl leading-tight font-bold wrap-anywhere" translate="no">
          {booking.patientName}
        </b>
        <b className="text-lg font-semibold">{formatPerson(booking) || texts.ageUnknown}</b>
        <span className="text-sm text-soft">{texts.phoneEnds(booking.phone.slice(-4))}</span>
      </p>
      {/* Takes the focus of the button it replaces. */}
      <Checkbox
        className="font-medium"
        label={texts.identified}
        autoFocus
        aria-invalid={error ? true : undefined}
        {...form.register("identified")}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

type TubeRowProps = PartProps & { tube: CentreSample["tubes"][number]; index: number };

function TubeRow({ booking, tube, index, form }: TubeRowProps) {
  const { kind, testNames, code } = tube;
  const name = getLabelField(index);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border border-line-strong px-3 py-2.5">
      <b className="w-4 pt-1 text-center text-lg font-bold">{index + 1}</b>
      <TubeIcon kind={kind} />
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold">{words.tubeNames[kind]}</b>
        <span className="block text-sm">{words.collectTubes.caps[kind]}</span>
        <span className="line-clamp-2 text-sm text-soft">{testNames.join(", ")}</span>
      </span>
      <div className="basis-full @lg/panel:basis-80">
        {code === null ? (
          <Field label={texts.label(index + 1, words.collectTubes.names[kind])} error={form.getError(name)}>
            {(wiring) => (
              <Input
                className="font-semibold tracking-wide uppercase"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
                onKeyDown={goToNextField}
                {...form.register(name)}
                {...wiring}
              />
            )}
          </Field>
        ) : (
          <div className="flex min-h-control flex-wrap items-center gap-x-3">
            <p className="flex items-center gap-2 font-semibold text-action-hover">
              <Icon name="check" small /> {texts.labelled(getTubeCodeEnd(code))}
            </p>
            {tube.isReceived ? (
              <span className="text-sm text-soft">{texts.received}</span>
            ) : (
              <TakeLabelOff bookingId={booking.id} code={code} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Takes a mistyped label off, as the opposite step does on a round. */
function TakeLabelOff({ bookingId, code }: { bookingId: number; code: string }) {
  const takeOff = useTakeLabelOff(bookingId);
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={takeOff.isPending}
      onClick={() => takeOff.isPending || takeOff.mutate(code)}
    >
      <Icon name="undo-2" small /> {takeOff.isPending ? texts.takingOff : texts.takeOff}
      <span className="sr-only">{texts.takeOffOne(getTubeCodeEnd(code))}</span>
    </Button>
  );
}

/** A child has less blood to give: the volume is confirmed before the sample counts as taken. */
function ChildVolume({ booking: { age, exactAge }, form }: PartProps) {
  const error = form.getError("childVolume");
  return (
    <Notice
      tone="offer"
      icon="triangle-alert"
      announced="never"
      title={words.collectTubes.child(formatAge(age, exactAge))}
    >
      <p>{words.collectTubes.childSentence}</p>
      <Checkbox
        className="font-semibold"
        label={words.collectTubes.childVolume}
        aria-invalid={error ? true : undefined}
        {...form.register("childVolume")}
      />
      {error && <FieldError>{error}</FieldError>}
    </Notice>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { BookingItem } from "#core/bookings/response-schema.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { formatAmount, formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { Card, cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Checkbox, Input } from "#web/components/forms/input.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";
import { testQuery, testSearchQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useCloseView } from "./use-close-view.ts";
import { useRoundRefetch } from "./use-round-refetch.ts";

const texts = words.collectAdd;

const MIN_LETTERS = 2;
const MAX_SHOWN = 6;

type Props = { stop: RoundStop; patient: RoundPatient };

/** A test that the patient wants too: found, priced, and booked once the patient has said yes to the new total. */
export function AddTest({ stop, patient }: Props) {
  const [word, setWord] = useState("");
  const [chosenId, setChosenId] = useState<number>();
  const [agreedVersion, setAgreedVersion] = useState<number | null>(null);
  const booked = useQuery(bookedItemsQuery(patient));
  const { found, isLoading, error } = useFoundTests(word);
  const chosen = found.find(({ id }) => id === chosenId);
  const addition = useAddition(stop, patient, booked.data);
  // The total to which the patient said yes may be another once the office has changed the booking.
  const saysYes = agreedVersion === patient.version;
  const setSaysYes = (isAgreed: boolean) => setAgreedVersion(isAgreed ? patient.version : null);
  const choose = (id: number) => {
    setChosenId(id);
    setSaysYes(false);
  };
  return (
    <StopFrame stop={stop} step="tubes" patient={patient} view={texts.heading} note={patient.name}>
      <StepContent stop={stop}>
        <Field label={texts.search} hint={texts.searchHint}>
          {(wiring) => (
            <Input
              type="search"
              autoComplete="off"
              value={word}
              onChange={(event) => setWord(event.target.value)}
              {...wiring}
            />
          )}
        </Field>
        {isLoading && <p role="status">{texts.loading}</p>}
        <FormError>{error || booked.isError ? texts.failed : undefined}</FormError>
        {word.trim().length >= MIN_LETTERS && !isLoading && !error && found.length === 0 && <p>{texts.none}</p>}
        {found.length > 0 && (
          <div
            role="radiogroup"
            aria-label={texts.choose}
            className={cx(cardClass, "divide-y divide-line overflow-hidden")}
          >
            {found.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                isBooked={isBooked(test, booked.data)}
                isChosen={test.id === chosenId}
                onChoose={() => choose(test.id)}
              />
            ))}
          </div>
        )}
        {chosen && booked.data && (
          <NewTotal test={chosen} patient={patient} items={booked.data} saysYes={saysYes} onSayYes={setSaysYes} />
        )}
        <FormError>{addition.error}</FormError>
      </StepContent>
      <ThumbBar>
        <ThumbButton
          icon="plus"
          disabled={!chosen || !saysYes || addition.isBusy}
          hint={addition.isBusy ? texts.adding : undefined}
          onClick={() => chosen && void addition.add(chosen)}
        >
          {chosen ? texts.add(chosen.name, formatRupees(getTestPaise(chosen))) : texts.choose}
        </ThumbButton>
      </ThumbBar>
    </StopFrame>
  );
}

/** Under the booking's version, so that items are never older than it. */
function bookedItemsQuery({ bookingId: id, version }: RoundPatient) {
  return apiQueryUnder([version], browserFetch, "GET /api/bookings/{id}/items", { path: { id } });
}

function getTestPaise({ price, discountPrice }: TestSummary): number {
  return getPricePaise({ price, discountPrice });
}

function isBooked({ id, name }: TestSummary, items: readonly BookingItem[] | undefined): boolean {
  return (
    items?.some(({ itemType, itemId, name: booked }) => (itemType === "test" && itemId === id) || booked === name) ??
    false
  );
}

/** The tests that fit what is typed, the best first. */
function useFoundTests(word: string) {
  const typed = useDeferredValue(word.trim());
  const isSearching = typed.length >= MIN_LETTERS;
  const all = useQuery({ ...testsQuery(), enabled: isSearching });
  const ids = useQuery({ ...testSearchQuery(isSearching ? typed : ""), enabled: isSearching && all.isSuccess });
  const found = isSearching ? (ids.data ?? []).flatMap((id) => all.data?.find((test) => test.id === id) ?? []) : [];
  const isLoading = isSearching && (all.isPending || ids.isPending);
  return { found: found.slice(0, MAX_SHOWN), isLoading: isLoading && !all.isError, error: all.error ?? ids.error };
}

/** Books one more test at the price that was said; what was booked keeps its price. */
function useAddition(stop: RoundStop, { bookingId, version }: RoundPatient, items: readonly BookingItem[] | undefined) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refetch = useRoundRefetch();
  const close = useCloseView(stop.visitId);
  const add = async (test: TestSummary) => {
    if (!items) return;
    setBusy(true);
    setError(undefined);
    try {
      const requested = items.map(({ itemType, itemId }) => ({ itemType, itemId }));
      const totalAmount = formatAmount(sumItems(items) + getTestPaise(test));
      const body = {
        items: [...requested, { itemType: "test" as const, itemId: test.id }],
        ...{ totalAmount, version },
        afterPayment: true,
      };
      await callApi(browserFetch, "PUT /api/bookings/{id}/items", { path: { id: bookingId }, body });
      await refetch();
      close();
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      setError(problem?.detail ?? texts.addFailed);
      if (problem?.code === "changed-meanwhile") await refetch();
    }
    setBusy(false);
  };
  return { add, error, isBusy };
}

function sumItems(items: readonly BookingItem[]): number {
  return items.reduce((sum, { price }) => sum + parseAmount(price), 0);
}

type TestRowProps = { test: TestSummary; isBooked: boolean; isChosen: boolean; onChoose: () => void };

function TestRow({ test, isBooked, isChosen, onChoose }: TestRowProps) {
  return (
    <label className="flex min-h-15 items-center gap-3 px-4 py-2 leading-snug has-checked:bg-selected">
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{test.name}</b>
        <span className="block text-sm text-soft">{isBooked ? texts.booked : test.sampleType}</span>
      </span>
      {!isBooked && <b className="font-semibold">{formatRupees(getTestPaise(test))}</b>}
      <input
        type="radio"
        name="test"
        className="size-6 flex-none accent-action"
        disabled={isBooked}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  );
}

type NewTotalProps = {
  test: TestSummary;
  patient: RoundPatient;
  items: readonly BookingItem[];
  saysYes: boolean;
  onSayYes: (saysYes: boolean) => void;
};

/** The tube that the test needs, the new total, and the patient's yes to it. */
function NewTotal({ test, patient, items, saysYes, onSayYes }: NewTotalProps) {
  const price = formatRupees(getTestPaise(test));
  return (
    <>
      <NeededTubes testId={test.id} patient={patient} />
      <Card as="dl" className="divide-y divide-line border-line-strong px-4">
        <Line label={texts.bookedTotal}>{formatRupees(sumItems(items))}</Line>
        <Line label={test.name}>{`+ ${price}`}</Line>
        <Line label={texts.total} isTotal>
          {formatRupees(sumItems(items) + getTestPaise(test))}
        </Line>
      </Card>
      <Checkbox
        className="min-h-15 rounded-lg border-2 border-line-control bg-card px-4 font-semibold has-checked:border-action has-checked:bg-selected"
        label={texts.saysYes(patient.name, price)}
        checked={saysYes}
        onChange={(event) => onSayYes(event.target.checked)}
      />
    </>
  );
}

function Line({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: string }) {
  return (
    <div className={cx("flex items-baseline justify-between gap-3 py-2.5", isTotal && "font-bold")}>
      <dt>{label}</dt>
      <dd className={cx("flex-none font-semibold", isTotal && "text-2xl")}>{children}</dd>
    </div>
  );
}

/** Which tubes the test needs, and whether they are drawn anyway. */
function NeededTubes({ testId, patient }: { testId: number; patient: RoundPatient }) {
  const { data: test } = useQuery(testQuery(testId));
  if (!test) return null;
  if (test.tubes.length === 0) return <p>{texts.noTube}</p>;
  return (
    <ul className="grid gap-2">
      {test.tubes.map((kind) => {
        const isDrawn = patient.tubes.some((tube) => tube.kind === kind);
        const name = words.collectTubes.names[kind];
        return (
          <li key={kind} className="flex items-center gap-3">
            <TubeIcon kind={kind} /> {isDrawn ? texts.sameTube(name) : texts.tube(name)}
          </li>
        );
      })}
    </ul>
  );
}

import { type ReactNode, useState } from "react";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { tubeKinds } from "#core/catalogue/tubes.ts";
import { Accordion } from "#web/components/accordion.tsx";
import { Button, ButtonLink, type ButtonStyle, IconButton } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { ChipCount, ChipRow, chipClass } from "#web/components/chip.tsx";
import { cx } from "#web/components/classes.ts";
import { Dialog, DialogActions, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { CountryPrefix } from "#web/components/forms/country-prefix.tsx";
import { Field, FieldGrid, FieldGroup } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Checkbox, Input, Select, Textarea } from "#web/components/forms/input.tsx";
import { Notice } from "#web/components/notice.tsx";
import { Price } from "#web/components/price.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { tabClass, tabListClass } from "#web/components/tabs.ts";
import { Tag } from "#web/components/tag.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { Toaster } from "#web/components/toasts/toaster.tsx";
import { TubeLabel } from "#web/components/tube-icon.tsx";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

const looks = ["primary", "secondary", "soft", "quiet", "danger"] as const satisfies readonly ButtonStyle["look"][];

/** Every component in each of its states, for those who build pages; only `script/dev` serves it. */
export default function ComponentsPage() {
  return (
    <main id="main" className="page-width grid gap-10 py-section">
      <h1>Components</h1>
      <Buttons />
      <Fields />
      <Messages />
      <Labels />
      <Tubes />
      <Openings />
      <States />
      <Toaster />
    </main>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Group title="Button, ButtonLink, IconButton">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <Button look={look}>{look}</Button>
          <Button look={look} size="small">
            small
          </Button>
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} aria-disabled>
            busy
          </Button>
          <ButtonLink look={look} href="#main">
            link
          </ButtonLink>
        </div>
      ))}
      <div className="on-cloth flex flex-wrap items-center gap-3 bg-cloth p-5">
        <Button look="light">light</Button>
        <Button look="outline">outline</Button>
      </div>
      <div>
        <IconButton icon="x" label="Close" />
      </div>
      <Button look="primary" width="full">
        full width
      </Button>
    </Group>
  );
}

function Fields() {
  const sentence = "Please enter a valid phone number.";
  return (
    <Group title="Field, Input, Textarea, Select, Checkbox">
      <FieldGrid>
        <Field label="Full Name" need="required" hint="As on the report." span={3}>
          {(wiring) => <Input {...wiring} />}
        </Field>
        <Field label="Contact Number" need="required" error={sentence} span={3}>
          {(wiring) => (
            <CountryPrefix typed="">
              <Input {...wiring} defaultValue="98765" />
            </CountryPrefix>
          )}
        </Field>
        <Field label="Gender" need="optional" span={3}>
          {(wiring) => (
            <Select {...wiring}>
              <option>Female</option>
              <option>Male</option>
            </Select>
          )}
        </Field>
        <Field label="Age" span={3}>
          {(wiring) => <Input {...wiring} disabled defaultValue="44" />}
        </Field>
        <Field label="Address">{(wiring) => <Textarea {...wiring} />}</Field>
        <FieldGroup legend="Who comes" hint="One of them.">
          <Checkbox type="radio" name="who" label="Asha" hint="Female, 44" defaultChecked />
          <Checkbox type="radio" name="who" label="Someone else" />
        </FieldGroup>
        <Checkbox label="Remember me" />
      </FieldGrid>
      <FormError>Not sent. Please try again.</FormError>
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Notice, SectionError, Toast">
      {(["error", "offer", "good", "calm"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice, ${tone}.`} announced="never">
          What to do about it.
        </Notice>
      ))}
      <SectionError sentence="The tests could not be loaded." onRetry={() => {}} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => showToast({ title: "Saved" })}>Toast</Button>
        <Button onClick={() => showToast({ title: "Not saved", text: "Please try again.", tone: "error" })}>
          Toast of an error
        </Button>
      </div>
    </Group>
  );
}

function Labels() {
  const price = { price: "999.00", discountPrice: "499.00" };
  return (
    <Group title="Price, Tag, StatusBadge, Chip">
      <div className="flex flex-wrap items-end gap-6">
        {(["tiny", "small", "medium", "large", "offer"] as const).map((size) => (
          <Price key={size} of={price} size={size} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Tag>Home visit</Tag> <Tag look="action">Popular</Tag>
        {bookingStatuses.map((status) => (
          <StatusBadge key={status} badge={getStatusBadge(status)} />
        ))}
        {paymentStatuses.map((status) => (
          <StatusBadge key={status} badge={getPaymentBadge(status)} />
        ))}
      </div>
      <ChipRow>
        <button type="button" className={chipClass} aria-pressed>
          Thyroid <ChipCount>8</ChipCount>
        </button>
        <button type="button" className={chipClass} aria-pressed={false}>
          Heart <ChipCount>4</ChipCount>
        </button>
      </ChipRow>
      <div className={cx(tabListClass, "flex gap-6")} role="tablist">
        {["Upcoming", "Past"].map((name, index) => (
          <button key={name} type="button" role="tab" className={tabClass} aria-selected={index === 0}>
            {name}
          </button>
        ))}
      </div>
    </Group>
  );
}

function Tubes() {
  return (
    <Group title="TubeIcon, TubeLabel">
      <div className="flex flex-wrap gap-4">
        {tubeKinds.map((kind) => (
          <TubeLabel key={kind} kind={kind} />
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {tubeKinds.map((kind) => (
          <TubeLabel key={kind} kind={kind} size="large" isMissing />
        ))}
      </div>
    </Group>
  );
}

function Openings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group title="Accordion, Disclosure, Dialog">
      <Accordion items={[{ key: 1, title: "Do I need to fast?", content: <p>Nine hours, for these tests.</p> }]} />
      <Disclosure label="More">What was folded away.</Disclosure>
      <div>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} label="Dialog">
        <DialogTop title="Dialog" onClose={() => setOpen(false)} />
        <DialogBody>What it asks.</DialogBody>
        <DialogActions>
          <Button look="primary" onClick={() => setOpen(false)}>
            Do it
          </Button>
        </DialogActions>
      </Dialog>
    </Group>
  );
}

function States() {
  return (
    <Group title="Card, EmptyState, Skeleton">
      <Card className="p-5">A card.</Card>
      <Card>
        <EmptyState title="No bookings yet" sentence="Your bookings are shown here.">
          <Button look="primary">Book a test</Button>
        </EmptyState>
      </Card>
      <Loading label="Loading">
        <Skeleton width="long" />
        <Skeleton as="field" />
      </Loading>
    </Group>
  );
}

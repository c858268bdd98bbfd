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
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Checkbox, Input, Select, Textarea } from "#web/components/forms/input.tsx";
import { SearchButton } from "#web/components/forms/search-button.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { Bullet, BulletList } from "#web/components/lists/bullet-list.tsx";
import { itemListClass } from "#web/components/lists/item-list.tsx";
import { SummaryLine, SummaryLines, SummaryTotal } from "#web/components/lists/summary-lines.tsx";
import { packageMotifs } from "#web/components/motifs/motif.ts";
import { Motif, PatternStrip } from "#web/components/motifs/patterns.tsx";
import { Notice } from "#web/components/notice.tsx";
import { ErrorLinks, PageErrorState } from "#web/components/page-error-state.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { Price } from "#web/components/price.tsx";
import { QrCode } from "#web/components/qr-code.tsx";
import { Ribbon } from "#web/components/ribbon.tsx";
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
const sizes = ["medium", "small", "narrow", "bar", "thumb"] as const satisfies readonly ButtonStyle["size"][];

/** Every component in each of its states, for those who build pages; only `script/dev` serves it. */
export default function ComponentsPage() {
  return (
    <main id="main" className="page-width grid gap-10 py-section">
      <h1>Components</h1>
      <Buttons />
      <Fields />
      <Messages />
      <Searches />
      <Labels />
      <Lists />
      <Pictures />
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
      <div className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
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

function Searches() {
  return (
    <Group title="SearchFrame with SearchField, FilterSelect">
      <SearchFrame size="large">
        <SearchField label="Search tests" placeholder="Thyroid" />
        <SearchButton />
      </SearchFrame>
      <div className="flex flex-wrap gap-3">
        <SearchFrame>
          <SearchField label="Search the list" placeholder="Thyroid" />
        </SearchFrame>
        <FilterSelect aria-label="Category">
          <option>All categories</option>
          <option>Heart</option>
        </FilterSelect>
      </div>
    </Group>
  );
}

function Labels() {
  const price = { price: "999.00", discountPrice: "499.00" };
  return (
    <Group title="Price, Tag, Ribbon, ItemCode, StatusBadge, Chip">
      <div className="flex flex-wrap items-end gap-6">
        {(["tiny", "small", "medium", "large", "offer"] as const).map((size) => (
          <Price key={size} of={price} size={size} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Tag>Home visit</Tag> <Tag look="action">Popular</Tag>
        <Ribbon of={{ name: "Comprehensive", isPopular: true, isNew: false }} /> <ItemCode>NB-021</ItemCode>
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

function Lists() {
  return (
    <Group title="PageHead, BulletList, an item list, SummaryLines">
      <PageHead heading="h2" title="PageHead">
        What to know about the page.
      </PageHead>
      <BulletList>
        <Bullet>Drink water as usual.</Bullet>
        <Bullet mark={<Icon name="check" small className="text-action" />}>Bring the doctor's note.</Bullet>
      </BulletList>
      <ul className={itemListClass}>
        <li>
          Lipid profile <b>₹499</b>
        </li>
        <li>
          Vitamin D <b>₹999</b>
        </li>
      </ul>
      <SummaryLines>
        <SummaryLine name="Tests">₹1,498</SummaryLine>
        <SummaryLine name="Saving" isSaving>
          −₹300
        </SummaryLine>
        <SummaryTotal name="To pay">₹1,198</SummaryTotal>
      </SummaryLines>
    </Group>
  );
}

function Pictures() {
  return (
    <Group title="PatternStrip, Motif, QrCode">
      <div className="on-cloth aspect-5/1 max-w-144 bg-cloth">
        <PatternStrip motif="nabz" />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {packageMotifs.map((name) => (
          <Motif key={name} name={name} className="size-12" />
        ))}
        <QrCode text="upi://pay" label="A payment" size="small" />
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
    <Group title="Card, EmptyState, PageErrorState, Skeleton">
      <Card className="p-5">A card.</Card>
      <EmptyState title="No bookings yet" sentence="Your bookings are shown here.">
        <Button look="primary">Book a test</Button>
      </EmptyState>
      <PageErrorState title="Page not found" sentence="The address may have changed.">
        <ErrorLinks>
          <ButtonLink look="primary" href="#main">
            Home
          </ButtonLink>
          <ButtonLink href="#main">Tests</ButtonLink>
        </ErrorLinks>
      </PageErrorState>
      <Loading label="Loading" className="grid gap-3">
        <Skeleton width="long" />
        <Skeleton as="field" />
      </Loading>
    </Group>
  );
}

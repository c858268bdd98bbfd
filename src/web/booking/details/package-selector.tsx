import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupeesExact } from "#core/pricing/money.ts";
import { words } from "#texts";
import { packagesQuery } from "#web/catalogue/queries.ts";
import { Tag } from "#web/ui/cards/tag.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useEarlyValue } from "#web/ui/forms/use-early-value.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { useTextField } from "./use-text-field.ts";

type Props = {
  selectedId: number | null;
  onChoose: (id: number) => void;
};

/** Row 2.88: a list of all packages; the address of the page keeps the choice. */
export function PackageSelector({ selectedId, onChoose }: Props) {
  const id = useId();
  const packages = useQuery(packagesQuery());
  const { error, input } = useTextField("packageId");
  const list = useRef<HTMLSelectElement>(null);
  useEarlyValue(list, (early) => Number(early) !== selectedId && onChoose(Number(early)));
  const texts = words.booking.packages;
  const empty = packages.isPending ? words.loading.packages : texts.none;
  return (
    <section className="block">
      <div className="block-head">
        <h2 className="block-title row">
          {texts.select} <Tag action>{texts.recommended}</Tag>
        </h2>
        <p className="sm soft" id={`${id}-help`}>
          {texts.help}
        </p>
      </div>
      {packages.data === undefined && packages.isError ? (
        <SectionError sentence={words.failed.packages} onRetry={() => void packages.refetch()} />
      ) : (
        <div className={error ? "field wrong" : "field"}>
          <Select
            ref={(element) => {
              list.current = element;
              input.ref(element);
            }}
            name={input.name}
            autoComplete="off"
            aria-label={texts.select}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            aria-invalid={error ? true : undefined}
            value={selectedId ?? ""}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            <option value="" disabled={selectedId !== null}>
              {packages.data?.length ? texts.choose : empty}
            </option>
            {sortPackages(packages.data ?? []).map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}, {formatRupeesExact(pricePaise(item))}
              </option>
            ))}
          </Select>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      )}
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Logo } from "#web/ui/logo.tsx";

/** Whose paper it is: printed above the confirmation, not shown on the screen. */
export function PaperHead() {
  const { data: lab } = useQuery(labQuery());
  return (
    <div className="paper-head">
      <Logo label={en.brand} />
      {lab && (
        <p>
          {lab.name}, {lab.address}
          <br />
          {lab.phones.map(formatPhone).join(" · ")}
        </p>
      )}
    </div>
  );
}

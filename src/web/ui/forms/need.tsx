import { en } from "#web/texts/en.ts";

/** The badge at the end of a label. */
export function Need({ need }: { need: "required" | "optional" }) {
  return <span className={need === "required" ? "need need-req" : "need"}>{en.forms[need]}</span>;
}

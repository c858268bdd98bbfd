import { addressWith, idIn, idsIn, searchWord } from "#web/admin/list/address.ts";

/** What the address of the patients page asks for. */
export type PatientsView = {
  /** A part of the name or the phone; empty, or long enough to be searched for. */
  search: string;
  /** The cursors of the pages gone through; the shown one's last. */
  before: number[];
};

export const PATIENTS_A_PAGE = 50;

export function patientsViewOf(parameters: URLSearchParams): PatientsView {
  return { search: searchWord(parameters.get("search") ?? ""), before: idsIn(parameters, "before") };
}

/** The id of the patient whose detail stands over the list, if one does. */
export function openPatientOf(parameters: URLSearchParams): number | null {
  return idIn(parameters, "patient");
}

/** The page's address: `/admin/patients?search=Kaur&patient=12`. */
export function patientsAddress({ search, before }: PatientsView, openPatient?: number): string {
  return addressWith("/admin/patients", { search, before, patient: openPatient });
}

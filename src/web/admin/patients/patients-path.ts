import { buildPath, normalizeSearchTerm, parseId, parseIds } from "#web/admin/components/search-params.ts";

/** Search and page in the address of the patients page. */
export type PatientsView = {
  /** Part of a name or phone; empty or long enough to search. */
  search: string;
  /** Cursors of the visited pages, the current one last. */
  before: number[];
};

export const PATIENTS_PER_PAGE = 50;

export function parsePatientsView(parameters: URLSearchParams): PatientsView {
  return { search: normalizeSearchTerm(parameters.get("search") ?? ""), before: parseIds(parameters, "before") };
}

/** Returns the id of the patient open in the panel, or null. */
export function parseOpenPatientId(parameters: URLSearchParams): number | null {
  return parseId(parameters, "patient");
}

/** Returns the page's address: `/admin/patients?search=Kaur&patient=12`. */
export function getPatientsPath({ search, before }: PatientsView, openPatient?: number): string {
  return buildPath("/admin/patients", { search, before, patient: openPatient });
}

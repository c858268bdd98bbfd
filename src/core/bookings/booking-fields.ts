/** Where a field is: in the request under `patient` or `booking` as `sent`, stored in `column`. */
type FieldDefinition = {
  of: "patient" | "booking";
  sent: string;
  column: string;
  /** Maximum length of the typed text. */
  longest?: number;
  /** Whether the patients' form lacks this field; the patient sees its value all the same. */
  isInStaffFormOnly?: true;
};

/**
 * The fields of a booking that its patient sees, in the order of the form; what only staff may see is listed in
 * staff-details.ts. Form, draft, focus, request, hash, columns and the error fields of
 * the API derive from it; the compiler names every table that lacks a field. The rules are in schema.ts and
 * create/booking-form.ts, because a page is shown before zod is loaded: add a new field there first; until then the
 * compiler says "unknown" wherever a request is read.
 */
export const bookingFields = {
  name: { of: "patient", sent: "name", column: "patientName", longest: 80 },
  phone: { of: "patient", sent: "phone", column: "phone", longest: 40 },
  email: { of: "patient", sent: "email", column: "email", longest: 254 },
  age: { of: "patient", sent: "age", column: "age" },
  /** Derived from the typed age. */
  exactAge: { of: "patient", sent: "exactAge", column: "exactAge", isInStaffFormOnly: true },
  gender: { of: "patient", sent: "gender", column: "gender" },
  address: { of: "patient", sent: "address", column: "address", longest: 400 },
  landmark: { of: "patient", sent: "landmark", column: "landmark", longest: 120, isInStaffFormOnly: true },
  pinCode: { of: "patient", sent: "pinCode", column: "pinCode" },
  date: { of: "booking", sent: "bookingDate", column: "day" },
  time: { of: "booking", sent: "bookingTime", column: "time" },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof bookingFields;

export type BookingField = keyof Fields;
/** Every field but the day and slot, in whichever part of the request: staff change, export and erase each. */
export type PatientField = Exclude<BookingField, "date" | "time">;
export type FieldOf<Part> = { [F in BookingField]: Fields[F]["of"] extends Part ? F : never }[BookingField];
export type BookingColumn = Fields[BookingField]["column"];
export type PatientColumn = Fields[PatientField]["column"];
/** The field's name in the API's booking. */
export type ResponseFieldName = Fields[FieldOf<"booking">]["sent"] | PatientColumn;

/** The fields of the patients' form. */
export type FormField = {
  [F in BookingField]: Fields[F] extends { isInStaffFormOnly: true } ? never : F;
}[BookingField];

export type FormPatientField = Extract<FormField, PatientField>;

/** Text as typed, days as yyyy-MM-dd. */
export type BookingFormValues = Record<FormField, string>;

/** Each field's value under its name in the request or the table. */
export type FieldsByName<Values extends Record<BookingField, unknown>, Target extends "sent" | "column"> = {
  [F in BookingField as Fields[F][Target]]: Values[F];
};

/** The same for one part of the request. */
export type RequestPart<Values extends Record<BookingField, unknown>, Part> = {
  [F in FieldOf<Part> as Fields[F]["sent"]]: Values[F];
};

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[];
export const formFieldNames = bookingFieldNames.filter(
  (name): name is FormField => !("isInStaffFormOnly" in bookingFields[name]),
);
export const patientFieldNames = bookingFieldNames.filter(
  (name): name is PatientField => name !== "date" && name !== "time",
);

/** Form fields by their path in the API (`patient.name`). */
export const formFieldByPath: Readonly<Record<string, FormField>> = Object.fromEntries(
  formFieldNames.map((name) => [`${bookingFields[name].of}.${bookingFields[name].sent}`, name]),
);

/** Returns the values of one part of the request under their request names, in the order of `values`. */
export function toRequestPart<Part extends FieldDefinition["of"], Values extends Record<BookingField, unknown>>(
  part: Part,
  values: Values,
): RequestPart<Values, Part> {
  const names = (Object.keys(values) as BookingField[]).filter((name) => bookingFields[name].of === part);
  return Object.fromEntries(names.map((name) => [bookingFields[name].sent, values[name]])) as RequestPart<Values, Part>;
}

/** Returns the values by booking column. */
export function toColumns<Values extends Record<BookingField, unknown>>(
  values: Values,
): FieldsByName<Values, "column"> {
  const columns = bookingFieldNames.map((name) => [bookingFields[name].column, values[name]]);
  return Object.fromEntries(columns) as FieldsByName<Values, "column">;
}

/** Whose it is and where it stands: in the request under `patient` or `booking` as `sent`, stored in `column`. */
type Facts = {
  of: "patient" | "booking";
  sent: string;
  column: string;
  /** Most letters of what is typed. */
  longest?: number;
  /** Whether the patients' form has no field of it. */
  isDesks?: true;
};

/**
 * What a booking asks of a patient, in the order of the form. Form, draft, focus, request, hash, columns and the fields
 * of the API's mistakes follow from it; the compiler names every table that lacks a field. The rules are in schema.ts and
 * request/form.ts, because a page is shown before zod is there: a new field is filled in there first, and until then the
 * compiler says "unknown" wherever a request is read.
 */
export const bookingFields = {
  name: { of: "patient", sent: "name", column: "patientName", longest: 80 },
  phone: { of: "patient", sent: "phone", column: "phone", longest: 40 },
  email: { of: "patient", sent: "email", column: "email", longest: 254 },
  age: { of: "patient", sent: "age", column: "age" },
  /** Follows from what is typed as the age. */
  exactAge: { of: "patient", sent: "exactAge", column: "exactAge", isDesks: true },
  gender: { of: "patient", sent: "gender", column: "gender" },
  address: { of: "patient", sent: "address", column: "address", longest: 400 },
  landmark: { of: "patient", sent: "landmark", column: "landmark", longest: 120, isDesks: true },
  pinCode: { of: "patient", sent: "pinCode", column: "pinCode" },
  date: { of: "booking", sent: "bookingDate", column: "day" },
  time: { of: "booking", sent: "bookingTime", column: "time" },
} as const satisfies Record<string, Facts>;

type Fields = typeof bookingFields;

export type BookingField = keyof Fields;
export type PatientField = FieldOf<"patient">;
export type FieldOf<Part> = { [F in BookingField]: Fields[F]["of"] extends Part ? F : never }[BookingField];
export type BookingColumn = Fields[BookingField]["column"];
export type PatientColumn = Fields[PatientField]["column"];
/** What the API's booking calls it. */
export type AnsweredName = Fields[FieldOf<"booking">]["sent"] | PatientColumn;

/** What the patients' form asks for. */
export type FormField = { [F in BookingField]: Fields[F] extends { isDesks: true } ? never : F }[BookingField];

export type FormPatientField = Extract<FormField, PatientField>;

/** Row 3.12: text as it was typed, days as yyyy-MM-dd. */
export type BookingFormValues = Record<FormField, string>;

/** Every field's value under the name that it has in that place. */
export type Renamed<Values extends Record<BookingField, unknown>, Place extends "sent" | "column"> = {
  [F in BookingField as Fields[F][Place]]: Values[F];
};

/** The same for the fields of one part of the request. */
export type SentOf<Values extends Record<BookingField, unknown>, Part> = {
  [F in FieldOf<Part> as Fields[F]["sent"]]: Values[F];
};

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[];
export const formFieldNames = bookingFieldNames.filter(
  (name): name is FormField => !("isDesks" in bookingFields[name]),
);
export const patientFieldNames = bookingFieldNames.filter(
  (name): name is PatientField => bookingFields[name].of === "patient",
);

/** Where the API's path of a field (`patient.name`) stands in the form. */
export const fieldOfPath: Readonly<Record<string, FormField>> = Object.fromEntries(
  formFieldNames.map((name) => [`${bookingFields[name].of}.${bookingFields[name].sent}`, name]),
);

/** The values of one part of the request, by the names that it has there; in the order of `values`. */
export function sentOf<Part extends Facts["of"], Values extends Record<BookingField, unknown>>(
  part: Part,
  values: Values,
): SentOf<Values, Part> {
  const names = (Object.keys(values) as BookingField[]).filter((name) => bookingFields[name].of === part);
  return Object.fromEntries(names.map((name) => [bookingFields[name].sent, values[name]])) as SentOf<Values, Part>;
}

/** The values by the columns of a booking. */
export function columnsOf<Values extends Record<BookingField, unknown>>(values: Values): Renamed<Values, "column"> {
  const columns = bookingFieldNames.map((name) => [bookingFields[name].column, values[name]]);
  return Object.fromEntries(columns) as Renamed<Values, "column">;
}

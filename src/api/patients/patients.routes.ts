import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { AssignedPatient, MergePlan, MergeRequest, SplitRequest } from "#core/admin/patients/merge-schema.ts";
import { ListedPatient } from "#core/admin/patients/schema.ts";
import { ExportPlan } from "#core/erasure/export-schema.ts";
import { ErasurePlan, ErasureRequest } from "#core/erasure/schema.ts";
import { PatientNote, WriteNoteRequest } from "#core/patients/note-schema.ts";
import { Patient } from "#core/patients/schema.ts";

const zipBytes = z.string().openapi({ format: "binary" });

const PatientsQuery = z.object({
  search: searchQuery,
  familyOf: createIdSchema("query-patient")
    .optional()
    .openapi({ description: "Only this patient and patients with the same phone" }),
  ...pageQuery,
});

export const listPatientsRoute = defineRoute("list-patients", {
  method: "get",
  path: "/patients",
  tags: ["admin"],
  summary: "List patients, newest first",
  request: { query: PatientsQuery },
  responses: {
    200: jsonResponse(z.array(ListedPatient), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const findPatientByPhoneRoute = defineRoute("read-patient", {
  method: "get",
  path: "/patients/by-phone/{phone}",
  tags: ["patients"],
  summary: "Get the patient of a phone's newest booking",
  request: {
    params: z.object({
      phone: z
        .string()
        .max(30)
        .openapi({ param: { in: "path", name: "phone" } }),
    }),
  },
  responses: { 200: jsonResponse(Patient, "The patient"), ...errorResponses(401, 403, 404, 422) },
});

export const getPatientRoute = defineRoute("read-patient", {
  method: "get",
  path: "/patients/{id}",
  tags: ["patients"],
  summary: "Get a patient",
  request: { params: idParams },
  responses: { 200: jsonResponse(Patient, "The patient"), ...errorResponses(401, 403, 404, 422) },
});

export const getPatientNoteRoute = defineRoute("read-notes", {
  method: "get",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "Get the staff's note about a patient",
  request: { params: idParams },
  responses: {
    200: jsonResponse(PatientNote, "The note; never shown to patients"),
    ...errorResponses(401, 403, 404, 422),
  },
});

export const updatePatientNoteRoute = defineRoute("write-notes", {
  method: "put",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "Replace the staff's note about a patient",
  request: { params: idParams, ...jsonBody(WriteNoteRequest) },
  responses: {
    200: jsonResponse(PatientNote, "The updated note"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planMergeRoute = defineRoute("merge-patients", {
  method: "get",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "Plan a merge: the bookings that would move, and the details that would stay",
  request: { params: idParams, query: z.object({ otherId: createIdSchema("merge-other") }) },
  responses: {
    200: jsonResponse(MergePlan, "The plan; nothing is changed"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const mergePatientsRoute = defineRoute("merge-patients", {
  method: "post",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "Merge another patient into this one",
  request: { params: idParams, ...jsonBody(MergeRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "The patient who has the bookings now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const splitPatientRoute = defineRoute("split-patient", {
  method: "post",
  path: "/patients/{id}/split",
  tags: ["admin"],
  summary: "Move bookings of a patient to another patient of the same phone",
  request: { params: idParams, ...jsonBody(SplitRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "The patient who has the bookings now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planExportRoute = defineRoute("export-patient", {
  method: "get",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "Plan the export of a patient's data",
  request: { params: idParams },
  responses: {
    200: jsonResponse(ExportPlan, "The plan; nothing is changed"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const exportPatientRoute = defineRoute("export-patient", {
  method: "post",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "Export all data of a patient: patient.json (PatientExport) and the released reports",
  request: { params: idParams },
  responses: {
    200: { description: "A ZIP file, streamed", content: { "application/zip": { schema: zipBytes } } },
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planErasureRoute = defineRoute("erase-patient", {
  method: "get",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "Plan the erasure of a patient: data to erase, data kept by law, and until when",
  request: { params: idParams },
  responses: { 200: jsonResponse(ErasurePlan, "The plan; nothing is changed"), ...errorResponses(401, 403, 404, 422) },
});

export const erasePatientRoute = defineRoute("erase-patient", {
  method: "post",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "Erase a patient's data, except what is kept by law; cannot be undone",
  request: { params: idParams, ...jsonBody(ErasureRequest) },
  responses: {
    200: jsonResponse(ErasurePlan, "The erased data, and what stays"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

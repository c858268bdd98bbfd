import { expect, test } from "vitest";
import { type Actor, formatActor, type ParsedActor, parseActor } from "./actor.ts";

const staffUser = { id: "s1", name: "Manpreet Kaur", role: "technician" } as const;

test.each<[Actor, ParsedActor]>([
  [{ kind: "visitor" }, { kind: "visitor" }],
  [{ kind: "patient", phone: "+919876543001" }, { kind: "patient" }],
  [{ kind: "system", name: "demo" }, { kind: "system" }],
  [
    { kind: "admin", ...staffUser },
    { kind: "admin", name: "Manpreet Kaur" },
  ],
])("reads the actor %j back from the audit log as %j", (actor, parsed) => {
  expect(parseActor(formatActor(actor))).toEqual(parsed);
});

test("takes any other text as a name", () => {
  expect(parseActor("Manpreet Kaur")).toEqual({ kind: "admin", name: "Manpreet Kaur" });
});

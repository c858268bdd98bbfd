export { type Gender, genders } from "#db/schema/values.ts";

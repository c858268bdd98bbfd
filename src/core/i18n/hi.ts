export * as sentences from "./en/sentences.ts";

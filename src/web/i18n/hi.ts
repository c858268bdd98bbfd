export * as words from "./en/words.ts";

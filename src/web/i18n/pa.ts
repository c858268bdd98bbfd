export * as words from "./pa/words.ts";

export * as words from "./hi/words.ts";

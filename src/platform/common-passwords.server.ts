let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 passwords that are found most often in leaks, in small letters. Loaded once, by the first who sets a password,
 * because it takes 50 ms and some megabytes.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

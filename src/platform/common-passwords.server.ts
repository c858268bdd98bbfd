let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the 49,000 most common leaked passwords, in lower case. Loaded once, when a password is first set, because it
 * takes 50 ms and some megabytes.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= importCommonPasswords();
  return loaded;
}

async function importCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * The 49,000 passwords that are found most often in leaks, in small letters. Loaded by whoever sets a password, because it
 * takes 50 ms and some megabytes.
 */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** Encrypts texts with the product's secret. */
export type TextEncryption = {
  encrypt(text: string): Promise<string>;
  /** Returns null if it was encrypted with another secret. */
  decrypt(sealed: string): Promise<string | null>;
};

/** The same encryption as the auth library's for second-step secrets. */
export function createTextEncryption(secret: string): TextEncryption {
  return {
    encrypt: (data) => symmetricEncrypt({ key: secret, data }),
    decrypt: (data) => symmetricDecrypt({ key: secret, data }).catch(() => null),
  };
}

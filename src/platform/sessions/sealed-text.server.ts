import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** Texts that nobody can read without the product's secret. */
export type SealedText = {
  seal(text: string): Promise<string>;
  /** Null where it was sealed with another secret. */
  open(sealed: string): Promise<string | null>;
};

/** As the sign-in library keeps the secrets of second steps. */
export function createSealedText(secret: string): SealedText {
  return {
    seal: (data) => symmetricEncrypt({ key: secret, data }),
    open: (data) => symmetricDecrypt({ key: secret, data }).catch(() => null),
  };
}

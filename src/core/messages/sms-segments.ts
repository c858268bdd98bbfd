/** Letters that an SMS sends in 7 bits (GSM 03.38), and those of its extension, which count twice. */
const GSM_LETTERS =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const GSM_EXTENSION = "^{}\\[~]|€\f";

type SegmentSizes = { alone: number; joined: number };

const GSM_SIZES: SegmentSizes = { alone: 160, joined: 153 };
const UCS2_SIZES: SegmentSizes = { alone: 70, joined: 67 };

/**
 * Returns the number of segments that an SMS is sent and charged in: one of 160 letters, or several of 153. A single
 * letter outside of GSM 03.38, as all of Gurmukhi and Devanagari, or "₹", makes it 70 and 67.
 */
export function countSmsSegments(text: string): number {
  const isGsm = [...text].every((letter) => GSM_LETTERS.includes(letter) || GSM_EXTENSION.includes(letter));
  const count = isGsm ? text.length + [...text].filter((letter) => GSM_EXTENSION.includes(letter)).length : text.length;
  const { alone, joined } = isGsm ? GSM_SIZES : UCS2_SIZES;
  return count <= alone ? 1 : Math.ceil(count / joined);
}

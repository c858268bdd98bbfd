/** How a PIN code is typed: its digits, and a space between the threes. */
export const pinInput = { inputMode: "numeric", autoComplete: "postal-code", maxLength: 7 } as const;

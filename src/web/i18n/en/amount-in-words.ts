const ones = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const sizes = [
  { size: 1_00_00_000, name: "crore" },
  { size: 1_00_000, name: "lakh" },
  { size: 1000, name: "thousand" },
  { size: 100, name: "hundred" },
];

/** Returns a whole number in words, in the Indian system: 102947 → "one lakh two thousand nine hundred forty-seven". */
export function formatNumberInWords(count: number): string {
  const larger = sizes.find(({ size }) => count >= size);
  if (larger) {
    const rest = count % larger.size;
    const head = `${formatNumberInWords(Math.floor(count / larger.size))} ${larger.name}`;
    return rest === 0 ? head : `${head} ${formatNumberInWords(rest)}`;
  }
  if (count < ones.length) return ones[count] ?? "";
  const [ten, one] = [tens[Math.floor(count / 10)] ?? "", ones[count % 10] ?? ""];
  return count % 10 === 0 ? ten : `${ten}-${one}`;
}

/**
 * Returns paise in words, as a receipt has them: 169650 → "One thousand six hundred ninety-six rupees and fifty paise".
 */
export function formatPaiseInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const whole = `${formatNumberInWords(rupees)} ${rupees === 1 ? "rupee" : "rupees"}`;
  const words = rest === 0 ? whole : `${whole} and ${formatNumberInWords(rest)} paise`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

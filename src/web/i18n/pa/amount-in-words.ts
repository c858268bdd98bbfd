/** Punjabi has a word of its own for each number below 100. */
const small = [
  ...["ਜ਼ੀਰੋ", "ਇੱਕ", "ਦੋ", "ਤਿੰਨ", "ਚਾਰ", "ਪੰਜ", "ਛੇ", "ਸੱਤ", "ਅੱਠ", "ਨੌਂ"],
  ...["ਦਸ", "ਗਿਆਰਾਂ", "ਬਾਰਾਂ", "ਤੇਰਾਂ", "ਚੌਦਾਂ", "ਪੰਦਰਾਂ", "ਸੋਲਾਂ", "ਸਤਾਰਾਂ", "ਅਠਾਰਾਂ", "ਉੱਨੀ"],
  ...["ਵੀਹ", "ਇੱਕੀ", "ਬਾਈ", "ਤੇਈ", "ਚੌਵੀ", "ਪੱਚੀ", "ਛੱਬੀ", "ਸਤਾਈ", "ਅਠਾਈ", "ਉਨੱਤੀ"],
  ...["ਤੀਹ", "ਇਕੱਤੀ", "ਬੱਤੀ", "ਤੇਤੀ", "ਚੌਂਤੀ", "ਪੈਂਤੀ", "ਛੱਤੀ", "ਸੈਂਤੀ", "ਅਠੱਤੀ", "ਉਨਤਾਲੀ"],
  ...["ਚਾਲੀ", "ਇਕਤਾਲੀ", "ਬਿਆਲੀ", "ਤਰਤਾਲੀ", "ਚੁਤਾਲੀ", "ਪੰਤਾਲੀ", "ਛਿਆਲੀ", "ਸੰਤਾਲੀ", "ਅਠਤਾਲੀ", "ਉਨੰਜਾ"],
  ...["ਪੰਜਾਹ", "ਇਕਵੰਜਾ", "ਬਵੰਜਾ", "ਤਰਵੰਜਾ", "ਚੁਰੰਜਾ", "ਪਚਵੰਜਾ", "ਛਪੰਜਾ", "ਸਤਵੰਜਾ", "ਅਠਵੰਜਾ", "ਉਨਾਹਠ"],
  ...["ਸੱਠ", "ਇਕਾਹਠ", "ਬਾਹਠ", "ਤਰੇਹਠ", "ਚੌਂਹਠ", "ਪੈਂਹਠ", "ਛਿਆਹਠ", "ਸਤਾਹਠ", "ਅਠਾਹਠ", "ਉਨੱਤਰ"],
  ...["ਸੱਤਰ", "ਇਕੱਤਰ", "ਬਹੱਤਰ", "ਤਿਹੱਤਰ", "ਚੁਹੱਤਰ", "ਪੰਝੱਤਰ", "ਛਿਹੱਤਰ", "ਸਤੱਤਰ", "ਅਠੱਤਰ", "ਉਨਾਸੀ"],
  ...["ਅੱਸੀ", "ਇਕਾਸੀ", "ਬਿਆਸੀ", "ਤਿਰਾਸੀ", "ਚੁਰਾਸੀ", "ਪਚਾਸੀ", "ਛਿਆਸੀ", "ਸਤਾਸੀ", "ਅਠਾਸੀ", "ਉਨਾਨਵੇਂ"],
  ...["ਨੱਬੇ", "ਇਕਾਨਵੇਂ", "ਬਾਨਵੇਂ", "ਤਿਰਾਨਵੇਂ", "ਚੁਰਾਨਵੇਂ", "ਪਚਾਨਵੇਂ", "ਛਿਆਨਵੇਂ", "ਸਤਾਨਵੇਂ", "ਅਠਾਨਵੇਂ", "ਨੜਿੰਨਵੇਂ"],
];
const sizes = [
  { size: 1_00_00_000, name: "ਕਰੋੜ" },
  { size: 1_00_000, name: "ਲੱਖ" },
  { size: 1000, name: "ਹਜ਼ਾਰ" },
  { size: 100, name: "ਸੌ" },
];

/** Returns a whole number in Punjabi words: 122600 → "ਇੱਕ ਲੱਖ ਬਾਈ ਹਜ਼ਾਰ ਛੇ ਸੌ". */
export function formatNumberInWords(count: number): string {
  const larger = sizes.find(({ size }) => count >= size);
  if (!larger) return small[count] ?? "";
  const rest = count % larger.size;
  const head = `${formatNumberInWords(Math.floor(count / larger.size))} ${larger.name}`;
  return rest === 0 ? head : `${head} ${formatNumberInWords(rest)}`;
}

/** Returns paise in Punjabi words: 169650 → "ਇੱਕ ਹਜ਼ਾਰ ਛੇ ਸੌ ਛਿਆਨਵੇਂ ਰੁਪਏ ਅਤੇ ਪੰਜਾਹ ਪੈਸੇ". */
export function formatPaiseInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const whole = `${formatNumberInWords(rupees)} ${rupees === 1 ? "ਰੁਪਇਆ" : "ਰੁਪਏ"}`;
  return rest === 0 ? whole : `${whole} ਅਤੇ ${formatNumberInWords(rest)} ${rest === 1 ? "ਪੈਸਾ" : "ਪੈਸੇ"}`;
}

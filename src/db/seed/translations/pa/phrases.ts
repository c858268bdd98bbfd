/** Sentences that many tests share, in Punjabi. */

export const noOther = "ਹੋਰ ਕੋਈ ਤਿਆਰੀ ਨਹੀਂ ਚਾਹੀਦੀ।";
export const noHeavyMeal = "ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ ਭਾਰੀ ਖਾਣਾ ਨਾ ਖਾਧਾ ਹੋਵੇ, ਤਾਂ ਸਭ ਤੋਂ ਵਧੀਆ ਹੈ।";
export const keepMedicine = "ਦਵਾਈ ਆਪਣੇ ਆਪ ਨਾ ਛੱਡੋ ਅਤੇ ਨਾ ਬਦਲੋ।";
export const feverBegan = "ਜਿਸ ਦਿਨ ਬੁਖਾਰ ਸ਼ੁਰੂ ਹੋਇਆ, ਉਹ ਦਿਨ ਲਿਖ ਲਓ।";
export const lastPeriod = "ਪਿਛਲੀ ਮਾਹਵਾਰੀ ਦੀ ਤਰੀਕ ਲਿਖ ਲਓ।";

export const drawn = "ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ ਲਿਆ ਜਾਂਦਾ ਹੈ।";
export const drawnInEdta = "ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ EDTA ਟਿਊਬ ਵਿੱਚ ਲਿਆ ਜਾਂਦਾ ਹੈ।";
export const drawnInMorning = "ਸਵੇਰੇ ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ ਲਿਆ ਜਾਂਦਾ ਹੈ।";
export const drawnAndSeparated = "ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ ਲਿਆ ਜਾਂਦਾ ਹੈ ਅਤੇ ਜਲਦੀ ਅਲੱਗ ਕੀਤਾ ਜਾਂਦਾ ਹੈ।";
export const drawnInMetalFree = "ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ ਖਾਸ ਟਿਊਬ ਵਿੱਚ ਲਿਆ ਜਾਂਦਾ ਹੈ, ਜਿਸ ਵਿੱਚ ਮਿਨਰਲ ਬਿਲਕੁਲ ਨਹੀਂ ਹੁੰਦੇ।";
export const drawnWithoutDelay = "ਘਰ ਆ ਕੇ ਬਾਂਹ ਵਿੱਚੋਂ ਖੂਨ ਦਾ ਸੈਂਪਲ ਲਿਆ ਜਾਂਦਾ ਹੈ ਅਤੇ ਬਿਨਾਂ ਦੇਰੀ ਲੈਬ ਪਹੁੰਚਾਇਆ ਜਾਂਦਾ ਹੈ।";

export const clia = "ਕੈਮੀਲੂਮਿਨੈਸੈਂਸ ਇਮਿਊਨੋਐਸੇ (CLIA)";
export const eclia = "ਕੈਮੀਲੂਮਿਨੈਸੈਂਸ ਜਾਂ ਇਲੈਕਟ੍ਰੋਕੈਮੀਲੂਮਿਨੈਸੈਂਸ ਇਮਿਊਨੋਐਸੇ";
export const turbidimetry = "ਇਮਿਊਨੋਟਰਬਿਡੀਮੈਟਰੀ";
export const turbidimetryOrNephelometry = "ਇਮਿਊਨੋਟਰਬਿਡੀਮੈਟਰੀ ਜਾਂ ਨੈਫੇਲੋਮੈਟਰੀ";
export const enzymes = "ਐਂਜ਼ਾਈਮ ਵਾਲੇ ਤਰੀਕੇ";
export const kinetic = "ਕਾਇਨੈਟਿਕ (IFCC) ਤਰੀਕੇ";
export const colour = "ਰੰਗ ਵਾਲੇ (ਕਲੋਰੀਮੈਟ੍ਰਿਕ) ਤਰੀਕੇ";
export const hplc = "ਹਾਈ-ਪਰਫਾਰਮੈਂਸ ਲਿਕਵਿਡ ਕ੍ਰੋਮੈਟੋਗ੍ਰਾਫੀ (HPLC)";
export const massSpectrometry = "ਮਾਸ ਸਪੈਕਟ੍ਰੋਮੈਟਰੀ (ICP-MS)";
export const electrodes = "ਆਇਨ-ਸਿਲੈਕਟਿਵ ਇਲੈਕਟ੍ਰੋਡ";
const analyser = "ਆਟੋਮੈਟਿਕ ਮਸ਼ੀਨ ਵਿੱਚ";

/** Of one thing or of many: the postposition keeps the verb the same. */
export const measured = (what: string, method: string) => `${what} ਨੂੰ ${method} ਨਾਲ ਨਾਪਿਆ ਜਾਂਦਾ ਹੈ।`;
export const measuredByMachine = (what: string, method: string) => `${what} ਨੂੰ ${analyser} ${method} ਨਾਲ ਨਾਪਿਆ ਜਾਂਦਾ ਹੈ।`;
export const found = (what: string, method: string) => `${what} ਦਾ ਪਤਾ ${method} ਨਾਲ ਲਗਾਇਆ ਜਾਂਦਾ ਹੈ।`;

export const tellStaff = (what: string) => `ਲੈਬ ਸਟਾਫ਼ ਨੂੰ ${what} ਬਾਰੇ ਦੱਸੋ।`;

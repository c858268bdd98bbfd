/** Every number below 100 has its own word. */
const small = [
  ...["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"],
  ...["दस", "ग्यारह", "बारह", "तेरह", "चौदह", "पंद्रह", "सोलह", "सत्रह", "अठारह", "उन्नीस"],
  ...["बीस", "इक्कीस", "बाईस", "तेईस", "चौबीस", "पच्चीस", "छब्बीस", "सत्ताईस", "अट्ठाईस", "उनतीस"],
  ...["तीस", "इकतीस", "बत्तीस", "तैंतीस", "चौंतीस", "पैंतीस", "छत्तीस", "सैंतीस", "अड़तीस", "उनतालीस"],
  ...["चालीस", "इकतालीस", "बयालीस", "तैंतालीस", "चवालीस", "पैंतालीस", "छियालीस", "सैंतालीस", "अड़तालीस", "उनचास"],
  ...["पचास", "इक्यावन", "बावन", "तिरपन", "चौवन", "पचपन", "छप्पन", "सत्तावन", "अट्ठावन", "उनसठ"],
  ...["साठ", "इकसठ", "बासठ", "तिरसठ", "चौंसठ", "पैंसठ", "छियासठ", "सड़सठ", "अड़सठ", "उनहत्तर"],
  ...["सत्तर", "इकहत्तर", "बहत्तर", "तिहत्तर", "चौहत्तर", "पचहत्तर", "छिहत्तर", "सतहत्तर", "अठहत्तर", "उन्यासी"],
  ...["अस्सी", "इक्यासी", "बयासी", "तिरासी", "चौरासी", "पचासी", "छियासी", "सत्तासी", "अट्ठासी", "नवासी"],
  ...["नब्बे", "इक्यानवे", "बानवे", "तिरानवे", "चौरानवे", "पचानवे", "छियानवे", "सत्तानवे", "अट्ठानवे", "निन्यानवे"],
];
const sizes = [
  { size: 1_00_00_000, name: "करोड़" },
  { size: 1_00_000, name: "लाख" },
  { size: 1000, name: "हज़ार" },
  { size: 100, name: "सौ" },
];

/** Returns a whole number in words: 102947 → "एक लाख दो हज़ार नौ सौ सैंतालीस". */
export function formatNumberInWords(count: number): string {
  const larger = sizes.find(({ size }) => count >= size);
  if (!larger) return small[count] ?? "";
  const rest = count % larger.size;
  const head = `${formatNumberInWords(Math.floor(count / larger.size))} ${larger.name}`;
  return rest === 0 ? head : `${head} ${formatNumberInWords(rest)}`;
}

/** Returns paise in words, as a receipt has them: 169650 → "एक हज़ार छह सौ छियानवे रुपये और पचास पैसे". */
export function formatPaiseInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const whole = `${formatNumberInWords(rupees)} ${rupees < 2 ? "रुपया" : "रुपये"}`;
  return rest === 0 ? whole : `${whole} और ${formatNumberInWords(rest)} ${rest < 2 ? "पैसा" : "पैसे"}`;
}

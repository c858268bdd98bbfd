/** Wordings of an emergency in a pregnancy or in the first three months of a child, one per line. */
export const emergenciesOfMothersAndInfants = {
  "blood pressure in a pregnancy": `
    8 months pregnant, headache, blurred sight
    pregnant and bp is 170/110
    seventh month pregnant, face swollen since morning
    8 mahine ki pregnant hu, sir dard aur dhundhla dikh raha hai
    8 mahine di pregnant aa, sir peed te nazar dhundli
    गर्भवती हूं, आंखों के आगे धुंधला दिख रहा है
    ਗਰਭਵਤੀ ਹਾਂ ਤੇ ਧੁੰਦਲਾ ਦਿਸਦਾ ਹੈ`,
  "a child that does not move": `
    I am 34 weeks and baby has not moved since yesterday
    36 weeks, no kicks today
    pet mein baccha hil nahi raha subah se
    bacha pet ch hilda nahi kal da
    पेट में बच्चा सुबह से हिल नहीं रहा`,
  "waters and pain": `
    5 months pregnant and leaking water
    7va mahina hai aur paani nikal raha hai
    pregnant, strong cramps in stomach
    30 weeks, having contractions
    गर्भावस्था में खून आ रहा है`,
  "fever of an infant": `
    2 month baby fever 104
    my 5 week old has temp of 38.5
    2 mahine ke bacche ko tez bukhar hai
    2 mahine da bacha bukhar naal tap reha
    दो महीने के बच्चे को बुखार है
    ਦੋ ਮਹੀਨੇ ਦੇ ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ ਹੈ
    2 mahine ke bachche ka sharir garm hai
    डेढ़ महीने की बच्ची का शरीर तप रहा है
    ਦੋ ਮਹੀਨੇ ਦੇ ਬੱਚੇ ਦਾ ਸਰੀਰ ਗਰਮ ਹੈ`,
  "a limp infant": `
    6 week old baby is lethargic and not crying
    1 mahine ka bachcha sust pada hai
    2 mahine da kaka nidhal pya aa, ronda ni
    दो महीने का बच्चा सुस्त पड़ा है
    ਡੇਢ ਮਹੀਨੇ ਦਾ ਬੱਚਾ ਸੁਸਤ ਪਿਆ ਹੈ ਰੋਂਦਾ ਵੀ ਨਹੀਂ`,
};

/** Similar, but harmless. */
export const harmlessOfMothersAndInfants = [
  "5 months pregnant, need routine blood test",
  "want a thyroid test in pregnancy",
  "pregnant 5 months bp 120/80",
  "I am 30 weeks, price of urine test?",
  "bacche ko 2 mahine se khansi hai",
  "my baby is 10 months and eats well, iron test?",
  "blurred vision and diabetes",
  "garbhvati mahila ki sugar jaanch",
  "ਗਰਭ ਦੀ ਜਾਂਚ ਕਰਵਾਉਣੀ ਹੈ",
  "4 saal ke bacche ko bukhar hai",
];

import { splitWords } from "./normalize.ts";
import { toConsonants, toPhonetic } from "./phonetic.ts";

/**
 * Patients' words for catalogue words: Hindi and Punjabi in Latin letters (other scripts are transliterated first), and
 * everyday English. Words match by sound, so one spelling suffices. " | " stands between several things that may be meant.
 */
export const synonyms: Readonly<Record<string, string>> = {
  // Tests and samples
  "blood test": "blood, khoon, rakt, lahu, ratt, lhu",
  urine: "urinate, urinating, urination, peeing, peshab, moot, mutra, pishab, susu, pee",
  "stool occult blood": "mal khoon, tatti khoon, potty khoon, latrine khoon",
  stool: "potty, latrine, tatti, poop, motion, toilet, paikhana, feces, faeces",
  sputum: "balgam, thook, phlegm, kaf, mucus",
  test: "jaanch, jach, parakh, parikshan, checking, tasti",
  package: "paket, pekej, packag, pkg, plan, combo, scheme, bundle",
  checkup: "checkap, chekap, chaikap, check up",
  "full body":
    "poora sharir, poore sharir, puri body, poori body, sara sarir, saara shareer, poora shareer, pura badan, whole body, total body, sari body, saare shareer, fullbody, master health, complete health, head to toe, sampurn, all test, sare test, saare test, sab test, sare, saare",
  report: "riport, result",
  // Substances
  sugar:
    "shakkar, cheeni, glucose, glukoz, madhumeh, diabetes, sugar bimari, diabetic, thirst, thirsty, excessive thirst, pyas, baar pyas, tih, treh, sweet craving, wound heal, slow healing, meetha, sakkar, dayabitis, madhumay",
  cholesterol: "charbi, chikni, kolestrol, fat",
  salt: "namak, loon, lavan",
  iron: "loha, lauh, aayran, airan",
  // Of a headache and dizziness as the chatbot recommends (core/chatbot/recommend.ts).
  "complete blood count":
    "tlc, dlc, tlc dlc, cell count, wbc count, chakkar, chakar, dizzy, dizziness, giddiness, vertigo, ghumeri, ghumer, sir dard, sar dard, sir peed, headache, migraine",
  haemoglobin: "hb, hgb, hemo, khoon matra",
  anaemia:
    "khoon kami, khoon kam, rakt kami, low hb, low haemoglobin, less blood, anemic, pale, pale face, pale skin, brittle nail, weak nail, fikka rang, heavy period, heavy bleeding, excess bleeding, period zyada, mahwari zyada",
  "vitamin d": "dhoop vitamin, vit d, vitd, dhup vitamin, sunlight vitamin, sun vitamin",
  "vitamin b12": "vit b12, vitamin bee 12, b twelve, muh chhale, chhale, muh pakna",
  calcium: "kailshiyam, kelsiam, chuna",
  protein: "protin",
  // Organs
  heart:
    "palpitation, heart racing, dil,  hriday, cardiac, cardio, bp, beepi, blood pressure, hypertension, high bp, dhadkan, heart attack, angina, dil daura, seene dard, chhati dard, chest pain",
  liver: "jigar, kaleja, yakrit, livar",
  kidney:
    "face swelling, swelling face, swollen face, puffy face, puffy eye, chehra sujan, chehre sujan, muh sujan, aankh sujan, akha soj, swollen feet, feet swelling, leg swelling, swollen leg, pair sujan, gurda, kidni, renal, vrikk",
  bone: "haddi, had, asthi",
  "joint pain":
    "jod dard, jodo dard, jodan dard, joran dard, ghutne dard, goda dard, gode dard, godyan dard, knee pain, knee, gathiya, arthritis, sandhi dard, jodan peed, goddian dard, jora dard, ghutna, goday dard, body joints, haath pair dard, uthna baithna",
  joint: "jod, jodo, jodan, joran, goda, ghutna, knee, gitta, mora",
  pain: "dard, peed, dukh, dukhna, dukhda, dukhdi, ache, aching, peerh, dukhan",
  lungs: "fefde, phephda, phefda, fefda, chhati",
  brain: "dimaag, dimag, mind",
  memory: "yaddasht, yaad, bhoolna, bhulna, bhulakkad, forgetting, forgetful",
  operation: "surgery, apareshan",
  nerve: "nas, nason, naadi, naadan, nadan",
  stomach: "pet, dhidh, tidd, gut, pait, maida, maeda, belly",
  "stomach pain": "pet dard, dhidh dard, dhidh peed, pet peed, tummy ache, pait dard, abdominal pain, belly pain",
  thyroid:
    "dry skin, skin rukhi, twacha rukhi, chamdi rukhi, chamdi khushk, skin khushk, cold hand, cold feet, hath pair thande, gale gandh, gale gilti, neck swelling, swelling neck, neck lump, lump neck, gardan sujan, gala ganth, gillar, goitre, goiter, galgand",
  prostate: "gadood, prostrate",
  pancreas: "agnashay",
  skin: "chamdi, twacha, chamri",
  hair: "baal, vaal, kesh",
  fall: "jhadna, jhad, jhadde, jhadte, jharde, jharna, girna, girte, girde, tootna, digna, digde, falling",
  // Complaints
  "hair fall": "hair loss, hairfall, hair thinning, ganjapan, ganja, baldness, bald",
  tiredness:
    "thakan, thakaan, thakawat, thakavat, thakevan, kamzori, weakness, fatigue, tired, tiring, weak, energy, low energy, exhaustion, no energy, aalas, susti, kamjor, lethargy, always tired",
  fever: "bukhar, taap, jwar, temperature, viral, bukhaar, tapp, tez bukhar",
  "weight change":
    "not gaining weight, weight not gain, weight nahi badh, weight nahi vadhda, weight nahi vadh, weight loss, vajan kam, patla hona, wajan ghatna, wajan ghateya, wajan ghati, wajan ghata, wajan ghatta, wajan ghatda, wajan ghatana, wajan ghatauna, wajan ghatona",
  "thyroid weight change":
    "weight gain, weight increasing, gaining weight, putting on weight, motapa, mota, wajan badhna, vajan vadhna, obesity, obese, fat gain, overweight, wazan badh, bhaar vadhda, bhaar vadh, wajan vadh",
  weight: "wajan, vazan, bhar, wazan",
  cough: "khansi, khang, khaansi",
  asthma: "dama, saans, saah, breathing, breathless",
  allergy:
    "khurak, khurk, kharash, chhik, chhink, dhaffad, dhapad, pitti, hives, urticaria, runny nose, running nose, nose run, nose block, blocked nose, naak behna, naak behti, naak vag, naak vagda, naak paani, naak band, sneeze, watery eye, skin rash, rash, chamdi daag, elarji, alargi, khujli, itching, itchy, itch, kharish, khaarish, khaj, rashes, chheenk, sneezing, nazla, zukam, zukaam, jukaam, dane, skin allergy",
  jaundice:
    "yellow skin, yellow eye, yellowish skin, yellowish eye, yellow, yellowish, peela rang, aankh peeli, peeliya, piliya, pandu, peelia",
  "stool stomach trouble": "constipation, constipated, kabz, kabj, kabaz, qabz, kabzi, pet saaf nahi, hard stool",
  "liver stomach trouble": "bhukh nahi, loss appetite, appetite, no appetite, not hungry, bhookh nahi",
  "stomach trouble": "bloating, bloated, afara, vomiting, ulti, nausea, jee machlana, ubkai",
  "urine protein": "frothy urine, foamy urine, foam urine, jhaag, jhag peshab",
  // "ਸੈੱਲ" are the platelets that dengue takes.
  platelets: "bruise, bruising, easy bruising, neel padna, sail, cell ghatna, cell kam",
  acidity:
    "heartburn, heart burn, sour burp, tezab, gas, jalan pet, khatti dakar, seene jalan, khatte dakar, gastric, acid reflux, ulcer",
  "urine infection":
    "uti, discharge, vaginal discharge, safed paani, leucorrhoea,  peshab jalan, burning urine, peshab infection, peshab dard, urine burning, burning pee, baar peshab",
  "loose motion":
    "dast, diarrhoea, diarrhea, jhade, patla latrine, tatti lagna, pechish, dysentery, loose motions, marod",
  coeliac: "celiac, gluten, kanak, gehun, gehu, wheat allergy",
  worm: "teeth grinding, grinding teeth, daant pees, daant peesna, dand kirch, daant kitkitana, malap, keede, keere, kira, krimi, keeda",
  swelling: "suj, sujna, sujte, sujta, sujda, sujde, sujje, soojna, sooj, sujan, soojan, soj, sozish",
  "muscle pain": "badan dard, sarir dard, body pain, bodyache, body ache, shareer dard, jism dard, pindli dard",
  "back pain": "kamar dard, peeth dard, lakk dard, lak dard, pith dard, backache, back ache, spine",
  cramp: "ainthan, nas chadna, kadval",
  tremor: "kaampna, haath kaampna, shaking",
  // Nerves of hands and feet suffer first from a lack of vitamin B12, or from the sugar.
  "vitamin b12 | hba1c":
    "tingling, jhunjhuni, jhunjhunahat, jhanjhani, jhanjhanahat, jharnahat, sunn, sunnpan, numbness, numb, haath pair sunn, pins needle, keedi chaldi, keediyan chaldiyan, feet numb, foot numb, leg numb, hand numb, hand feet numb, pair numb, haath numb, pins needle feet, pins needle hand, burning feet, burning foot, pair jalan, pairo jalan, paira jalan, talve jalan, talva jalan, talli jalan, tallian machdi, talliyan machdiyan, pair machde, pair sekk, pair sadde",
  "joint swelling": "jod sujan",
  stone: "pathri, patthri",
  "uric acid":
    "big toe, toe pain, toe swelling, angutha dard, angutha sujan, anguthe dard, anguthe sujan, angutha soj, heel pain, addi dard, eddi dard, ankle swelling, urik, yurik acid, pathri, gout, stone, kidney stone, uric",
  epilepsy: "mirgi, daura, dauhre, fits, seizure",
  clot: "thakka, khoon jamna, dvt",
  "blood thinner": "khoon patla",
  tb: "night sweat, raat pasina, tapedik, tuberculosis, tibi, t b, chhai rog",
  dengue: "dengu, machhar, machar",
  typhoid: "miyadi, motijhara, taifaid, tyfoid, enteric",
  malaria: "maleria, thand bukhar, kaamba",
  "hepatitis c": "kala peeliya",
  // Women, men, age
  women:
    "aurat, aurtan, mahila, mahilao, lady, ladies, female, girl, zanani, janani, stri, bibi, wife, auratan, biwi, patni, gharwali, womens, woman",
  male: "mard, purush, gents, men, mens, aadmi, pati, husband, bande, man",
  senior:
    "buzurg, bujurg, bazurg, bajurg, budhape, old age, elderly, parent, father, mother, papa, mummy, mata pita, maa baap, dada, dadi, nana, nani, pita, mata, budhe, vriddh, varishth, bebe, bapu, maa, grandparent, grandmother, grandfather, old people, aged, old man, old woman, dad, mom",
  child: "bachcha, bacche, bachche, baby, kid, niyana, nikka, beta, beti",
  period: "mahwari, mahavari, masik, menses, menstrual, mc, maasik dharam, period problem",
  "irregular period":
    "period nahi, no period, mahwari nahi, mahwari ruk, period ruk, period band, mahwari band, period upar niche, period aniyamit, mahwari aniyamit, mahwari irregular, mahwari theek nahi, period theek nahi, period cycle, irregular cycle, mahwari agge pichhe, period agge pichhe, period aage pichhe",
  "hcg irregular period":
    "late period, missed period, miss period, skipped period, delayed period, delay period, period let, mahwari let, mahwari late",
  pregnancy:
    "bacha thehr, bacha thehreya, bachcha thahar, bachcha thehra, bacha thehra, garbh thehr, ummeed, umeed, aasvand, gabhan, maa ban, home pregnancy test, upt, garbh, hamal, pregnant, garbhvati, pet se, conceive, expecting, garbhavastha, mother to be",
  "pregnancy planning": "before pregnancy, planning baby, plan pregnancy, plan baby, before conceive",
  fertility:
    "banjhpan, infertility, baanjh, bachcha nahi, conceive nahi, trying conceive, trying pregnant, trying baby, ivf, sperm, conception",
  pcos: "pcod, pco, poly cystic, polycystic",
  acne: "pimple, muhase, kil, keel, phinsi",
  "facial hair": "chehre baal, face hair, hirsutism",
  "male hormone": "mardana, mardana kamzori, sex hormone, libido, sex drive, low sex, sex power",
  stress: "anxious, ghabrahat, tanav, tension, anxiety, depression, chinta, neend, insomnia, sleep",
  "tumour marker": "cancer, kainsar, kansar, tumor marker, tumor, tumour, cancer marker",
  marriage: "shaadi, viah, vivah, shadi",
  vaccine: "teeka, tika",
  group: "varg",
  // Negation and time
  not: "no, nahi, nahin, nhi, ni, nai, cant, cannot, unable",
  before: "pehle, pehla, pahile, pehlan, pahla",
  after: "baad, pichhon",
  // Quantity
  "three month": "teen mahine, tinn mahine, 3 month, 3 mahine, average, hba, 90 day, quarterly",
  fasting:
    "khali pet, khaali pet, empty stomach, nirne kalje, bhookhe, without food, subah, bina khaye, nirna, before food, before meal, before eating, before breakfast, before lunch, khana before, khane before, roti before, nashte before",
  "post prandial":
    "khana baad, khane baad, after food, after meal, after eating, pp, roti baad, after lunch, after breakfast, after dinner, khaan baad, nashte baad",
  hormone: "harmon, harmone",
  infection: "sankraman, infekshan",
  // Words whose sound in Hindi or Punjabi does not match by itself
  hiv: "aids, eds, ech ai vi",
  sgot: "es ji o ti",
};

/** Filler words without meaning for the search. */
const noiseWords = new Set(
  splitWords(
    `a an the of for to in is are my me i we you and or with on by from what which how much many do does need want get give best good near nearby
    home at price cost rate charge fee rupee rs inr online book booking lab laboratory pathology clinic centre center ludhiana punjab india cheap cheapest
    low lowest high kit discount offer report sample collection doorstep door service free any some please show list ghar pe par se ka ki ke ko kee kaa da di de dee daa du nu
    nun noon vich lai laee lae li liye lie liyan layi mein mai main mere mera meri apne apna hai hain he ho hona hoya raha rahi rahe reha karwana karana karvana karna karvauna karauna karaun krna krwana
    chahiye chahida chahidi kitne kitna kitni kinne kinna paise kharcha kharch daam mul keemat kimat kya ki kaun kon kaunsa kehra sa si aur te ya lag laga lagi gaya gayi bahut bahot bohat bada zyada jyada
    problem issue disease bimari bimaari rog dikkat taklif deficiency kami ghat badha badh vadh vadha check jaldi today urgent same day container kantenar dabbi dibbi dabba shishi feel feeling able getting become coming having have has been very too always
    tak abhi aje haje hale hune teji tej tezi toh ta bhi vi pata data date haal kaise mouth dark front white over gums symptom sign due after doctor advice treatment ilaj dawai ton toh ne na hun ab aaj wala wali wale vala vali vale rehndi rehnda rehnde rehta rehti rahta rahti aa aati aata aana aundi aunda aunde jandi janda jande jata jati hunda hundi hota hoti hona chadhda chadta time night leg go goe going karde karte karda karti jaande han cheez kis naal nal dono together both before se pehle saal sal sale`,
  ),
);

/** Words in many names: they order the results of others, and count only if nothing else was typed. */
const genericWords = new Set(
  splitWords(
    "test blood profile panel package checkup check up health level count screening screen care monitoring function total serum routine study analysis value complete quantitative",
  ),
);

const packageWords = new Set(["package", "checkup"]);

export function isNoiseWord(word: string): boolean {
  return noiseWords.has(word);
}

/** Filler words that change the word next to them: "before food" is fasting, "khoon ki kami" anaemia. */
const directionWords = new Set(["before", "after", "pehle", "low", "high", "kami", "badh", "vadh"]);

/** Whether the word means nothing in any context. */
export function isFillerWord(word: string): boolean {
  return isNoiseWord(word) && !directionWords.has(word);
}

const genericByConsonants = new Map([...genericWords].map((word) => [toConsonants(toPhonetic(word)), word]));
const MIN_CONSONANTS = 3;

/** Corrects a generic word written by ear, as "taisat" for "test"; returns other words unchanged. */
export function correctGenericWord(word: string): string {
  const consonants = toConsonants(toPhonetic(word));
  return (consonants.length >= MIN_CONSONANTS && genericByConsonants.get(consonants)) || word;
}

export function isGenericWord(word: string): boolean {
  return genericWords.has(word);
}

/** Whether it asks for several tests together. */
export function isPackageWord(word: string): boolean {
  return packageWords.has(word);
}

import type { SymptomId } from "#core/chatbot/symptoms.ts";
import { chest, head, joint, painWords, stomach, throat, weight } from "./body-parts.ts";
import type { WordRule } from "./rule.ts";

/** Patients' wordings of each symptom, besides its name. */
export const symptomWords = {
  fever: [
    [
      `fever, feverish, temperature, temp, thermometer, burning up, bukhar, bukhaar, bukar, taap, tapp, viral, chills, shivering, kapkapi,
        kaamba, kamba, body hot, hot body, badan garam, badan tap, pinda garam`,
    ],
    ["body, badan, pinda, matha, forehead, sharir, shareer, sareer", "hot, garam, garm, tap, tapda, tapta"],
  ],
  fatigue: [
    [
      `fatigue, fatigued, tired, tiredness, weak, weakness, exhausted, exhaustion, lethargic, lethargy, drained,
        no energy, low energy, low on energy, worn out, run down, no power, jaan nahi, less energy, no strength,
        no stamina, kamzori, kamjori, kamjor, kamzor, thakan, thakaan, thakawat, thakavat, thakevan, thakeva,
        thak gaya, thak gayi, thak jata, thak jati, thak janda, thakka, susti, sust`,
    ],
  ],
  headache: [
    ["headache, headaches, migraine, sirdard, sardard, headpain, sir bhari, sar bhari, head heavy, heavy head"],
    [head, painWords],
  ],
  stomachPain: [
    [
      `stomachache, stomachpain, petdard, gas, gastric, gastritis, acidity, indigestion, loose motion, loose motions,
        diarrhea, diarrhoea, marod, maror, badhazmi, tezaab, dast, upset stomach, pet kharab, dhid kharab`,
    ],
    [stomach, painWords],
    [stomach, "upset, burning, jalan, infection, problem, kharab, bloated, bloating, sooj, marod, maror"],
  ],
  jointPain: [
    ["jointpain, kneepain, arthritis, gathiya, gathia, rheumatism, joint swelling"],
    [joint, painWords],
    [joint, "swelling, swollen, stiff, stiffness, sujan, soojan, sujj, suj, soj, akad, akdan, jakdan"],
  ],
  chestPain: [
    ["angina, chestpain"],
    [chest, painWords],
    [
      chest,
      `tight, tightness, squeezing, crushed, crushing, heavy, heaviness, pressure, burning, discomfort, jalan, bhari,
        bharipan, jakdan, dabav, dabaw, dabaa, dabda, chubhan, chubh, khich, khichav, stabbing, pricking, ghutan,
        bojh, bhaar`,
    ],
  ],
  dizziness: [
    [
      `dizzy, dizziness, giddy, giddiness, lightheaded, light headed, vertigo, chakkar, chakar, chakkr, ghumeri,
        ghumer, spinning, spins, unsteady, losing balance, loss of balance, balance nahi`,
    ],
    [head, "spinning, spin, spins, ghoom, ghum, ghumda, ghumta, ghoomta, ghumna"],
  ],
  weightLoss: [
    [
      weight,
      `loss, lost, lose, loosing, losing, less, reduced, reducing, dropping, dropped, drop, down, kam, ghat, ghatt,
        ghatta, ghatti, ghata, ghatda, ghatdi, ghatna, ghateya, ghati, gir`,
    ],
    [
      `weightloss, becoming thin, getting thin, dubla, dubli, patla ho, patla hota, patla hunda, patli ho, patli hoti,
        patle ho, patle hunde, slimmer, thinner, sukda, sukh gaya`,
    ],
  ],
  soreThroat: [
    [
      throat,
      `${painWords}, kharab, kharash, kharaash, infection, itchy, itching, irritation, burning, jalan, khich, sujan,
        scratchy, swollen, swelling, baith, khrab`,
    ],
    ["sorethroat, throatpain, tonsillitis, swallowing pain"],
  ],
  cough: [["cough, coughing, coughs, khansi, khaansi, khasi, khaasi, khang, khangh, khangda, balgam, phlegm, khulli"]],
} satisfies Record<SymptomId, readonly WordRule[]>;

import type { ScriptSentences } from "./script-sentences.ts";

/** By an author who never saw the word lists, and kept as written. */
export const englishSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "my father is having very heavy pain in chest since half hour and he is sweating like anything",
      "chest tight left arm paining",
      "Some elephant is sitting on my chest it feels like, pain going up to jaw and I am feeling vomiting also",
    ],
    breath: [
      "cant breathe properly pls help",
      "mummy is asthma patient, pump is not working today and she cannot even complete one sentence",
      "his lips are turning blue and he is gasping",
    ],
    stroke: [
      "dad's mouth went to one side suddenly and he is not able to lift right hand",
      "speech slurred since morning one side numb",
      "my wife woke up and her words are coming all wrong, left leg is dragging, is it because of BP",
    ],
    allergy: [
      "took one antibiotic tablet from chemist and now face and lips swelled up, throat feels closing",
      "After eating prawns whole body got hives and tongue is swelling",
      "bro got injection at local clinic, 10 min later rashes all over and he is wheezing badly",
    ],
    unconscious: [
      "my grandfather fell in bathroom and not waking up",
      "she is not responding to us, eyes half open",
      "Papa fainted twice in last one hour and now he is not opening his eyes even when we put water on face",
    ],
    fits: [
      "my son is shaking all over and froth coming from mouth",
      "fits not stopping 10 minutes",
      "2 yr old baby had high fever and suddenly became stiff, eyes rolled up, hands legs jerking",
    ],
    bleeding: [
      "vomited blood two times tonight, dark colour like coffee",
      "I am 7 months pregnant and bleeding a lot since 1 hour",
      "blood is not stoping from his leg cut we have tied cloth also",
    ],
    poison: [
      "my brother drank spray medicine of the fields",
      "kid swallowed phenyl what to do",
      "by mistake my mother took some 15 of her bp tablets together, she is feeling very drowsy",
      "sulphas tablet eaten by neighbour, please tell fast",
    ],
    bite: [
      "snake bit my husband in the paddy field just now",
      "Stray dog bite on my daughter's face, deep wound, blood coming",
      "something bit him at night maybe snake two marks on foot and eyelids are drooping",
    ],
    shock: [
      "loose motions 20 times since yesterday, he is cold and sweaty and pulse is very weak",
      "dengue patient, platelets low, now hands feet gone cold and no urine since last night",
      "Very high fever and she is talking nonsense, skin is patchy, bp machine showing 70/40",
    ],
    lowSugar: [
      "sugar 42 sweating shaking",
      "my mom took insulin but didn't eat food, now she is confused and trembling",
      "glucometer shows LO and uncle is behaving like drunk",
    ],
    newborn: [
      "my 8 days old baby is not taking feed since morning and is very sleepy",
      "newborn having fever 101 and fast breathing",
      "baby born 2 days back has become yellow till feet and not crying",
    ],
    selfHarm: [
      "i dont want to live anymore",
      "I have kept all the sleeping tablets in front of me, nobody will miss me",
      "my sister cut her wrist she says she wants to die",
    ],
    injury: [
      "bike accident, head injury, he is vomiting again and again",
      "Fell from roof cant move legs",
      "his hand got caught in the chaff cutter machine, two fingers are hanging",
      "hot oil fell on my kid's chest and face skin is coming off",
    ],
  },
  harmless: [
    { says: "what is the price of full body checkup for 45 yr male" },
    { says: "My uncle died of heart attack 10 years ago, should I get lipid profile done?" },
    { says: "no chest pain no breathlessness, just want yearly routine tests" },
    { says: "is snake plant allergy a real thing? which allergy test covers house plants" },
    { says: "do u take samples at home on sunday in Jalandhar" },
    { says: "I feel little tired in evenings since 2 months which test to do", symptoms: ["fatigue"] },
    { says: "hair fall from last year, is it thyroid" },
    { says: "how many hours fasting for sugar test can I drink water" },
    {
      says: "my son had febrile fits when he was 1, he is 14 now and totally fine. Any test needed before sports admission",
    },
    { says: "mild cold and running nose since yesterday" },
    { says: "i am dying to know when my report will come lol" },
    { says: "Is the blood test painful? I am scared of needles" },
    { says: "got my stroke risk as low in an app, do you do homocysteine" },
    { says: "food poisoning 3 weeks back, recovered fully, can i donate blood now" },
    { says: "vitamin d is 18 is it bad" },
    { says: "heart burn sometimes after eating spicy chole bhature", symptoms: ["chestPain"] },
    { says: "can you send pdf of CBC report on whatsapp" },
    { says: "knee pain while climbing stairs from many years, uric acid test rate?", symptoms: ["jointPain"] },
    { says: "bleeding time clotting time test how much cost" },
    { says: "Doctor has written newborn screening for my baby due next month, do you do it and what is the charge" },
  ],
};

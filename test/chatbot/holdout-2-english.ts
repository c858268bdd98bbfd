import type { ScriptSentences } from "./script-sentences.ts";

/** By a second author who never saw the word lists, and kept as written. */
export const englishSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "mummy saying like a elephant is sitting on her chest and pain going in left arm and jaw, i am in canada what shud they do",
      "uncle had stent 2 yr back today after carrying wheat bags he went grey in face holding his chest and keeps saying gas gas but he is drenched",
      "ths tightness in my chest wont go its 40 min now n my left hand is heavy i thought acidity took eno nothing happened",
    ],
    breath: [
      "dadi is sitting up all nite cant lie down her lips r blue n she can only say one word at a time",
      "groundnut stuck in my 2 yr old throat he is making no sound and going blue",
      "oxygen on finger machine is 79 and papa is gasping, inhaler is not doing anything",
    ],
    stroke: [
      "he is not making sense since morning, tea fell from his hand and his words are coming like a drunk man but he never drinks",
      "grandma woke up and one side is like dead, the eyelid also hanging",
      "my mother in law suddenly cant see from one eye and is dragging her left foot, she was fine at breakfast",
    ],
    allergy: [
      "my daughter ate kaju barfi at rakhi function now red patches all over eyes shut from swelling and her voice has become hoarse and wheezy",
      "wasp got my husband on neck at tubewell his tongue is becoming big n he says throat is tight",
      "after the injection at village doctor she got rashes whole body, dizzy, and hardly getting breath",
    ],
    unconscious: [
      "he came from cutting parali in that heat lay down on the manja and now no answer even if we slap him",
      "wife is 7 month pregnant she fell in kitchen and her eyes are half open but she is not responding",
      "pls reply fast masi just collapsed at the gurdwara we are calling her name she is not opening eyes",
    ],
    fits: [
      "baby has 104 fever and his body became stiff then jerking eyes rolled up its still going on",
      "my bhabhi is 8 months, bp was high and now her arms and legs are jerking and she bit her tongue",
      "friend from hostel dropped down and is thrashing on floor its more than 5 minute not stopping",
    ],
    bleeding: [
      "toka machine cut his fingers and the towel is full red in 2 min it keeps coming",
      "she is 5 month pregnant and passing big clots below, soaked 4 pads in one hour",
      "dad on blood thinner, nose is pouring since 1 hr we tried everything, now he looks white",
    ],
    poison: [
      "my nephew 3 yrs drank from the pepsi bottle where we keep kerosene he is coughing",
      "husband was doing spray on cotton without mask now saliva is falling from mouth, pupils very small and he is twitching",
      "sis swallowd whole strip of nanis sleeping pills about 20 min ago",
      "papa opened the wheat drum tablets in closed room and now all of us vomiting and head spinning, the small one is worst",
    ],
    bite: [
      "something bit bapu ji while he was turning the paddy water in dark, two small holes on ankle and now his eyelids are drooping",
      "krait came in bed at nite my cousin has stomach pain and cant swallow",
      "stray dog from the bone dump tore my sons face and hand badly just now",
    ],
    shock: [
      "my kid 4 yrs is vomiting n motions since 2 days now no urine since last nite eyes sunk in and he is limp",
      "bp machine showing 70/40 for nani and her skin is cold n clammy she is confused",
      "after delivery 3 days back she had fever now shivering heart racing hands cold like ice and cannot stand up",
    ],
    lowSugar: [
      "dad took insulin but didnt eat becoz of guests, now he is soaked in sweat talking nonsense and glucometer says 48",
      "glucometer shows LO only and my granny is trembling and not recognising us",
      "karva chauth fast plus her diabetes tablet, reading 51 she is shaking and very drowsy",
    ],
    newborn: [
      "bhabhi delivered last week and the little one is cold to touch, not crying at all and wont suck",
      "baby born 12 days back, fever 101 and grunting while breathing chest going in",
      "our 3 day old has become fully yellow till feet and is too sleepy to wake for milk",
    ],
    selfHarm: [
      "everyone will be better if i am not there tomorrow, i wrote a letter for mummy",
      "my brother lost the crop and the loan man came, he locked himself in and says he will finish himself tonight",
      "neet result came i failed again i cant face papa i am on the roof and want to jump",
    ],
    injury: [
      "his sleeve went in the thresher and arm is gone till elbow",
      "my cousin touched the 11kv wire with pipe while irrigating he was thrown and his hand and feet are burnt black",
      "diwali anaar burst in kids face, eyes not opening and skin is peeling",
      "bhua fell from the terrace while lifting dry chillies cant feel her legs now",
    ],
  },
  harmless: [
    { says: "papa had heart attack in 2016 he is fine now, which yearly blood tests to do" },
    { says: "no chest pain no breathlessness nothing, only want a routine checkup for visa" },
    { says: "my heart is broken because of india losing final lol anyway whats vit d price" },
    { says: "this price is killing me ji any discount on full body package" },
    { says: "what is rate of troponin test and when do i get report" },
    { says: "my sugar was 210 fasting last month, now want to repeat hba1c when can i come" },
    { says: "i keep losing to the snake in that nokia game haha do you open on sunday" },
    { says: "do u do allergy panel for food, my son sometimes gets small itching from brinjal" },
    { says: "dog bit me last year took all 5 injections is any test needed for rabies titre" },
    { says: "grandfather expired due to stroke years ago, should i test my cholesterol, im 34" },
    { says: "whats the difference between d dimer and crp test" },
    {
      says: "i am dead tired after sowing season no other problem which vitamins should i check",
      symptoms: ["fatigue"],
    },
    { says: "can u send person home for sample, mother cant walk long since knee operation in 2019" },
    { says: "does ecg hurt? first time im doing it next week for job medical" },
    { says: "i take ecosprin and thyronorm daily, should i stop b4 blood test" },
    { says: "epilepsy medicine level test valproate available? she has no fits since 3 years" },
    {
      says: "little gas after eating rajma since many months comes and goes, do u have h pylori test",
      symptoms: ["stomachPain"],
    },
    { says: "newborn screening price pls baby due in december" },
    { says: "is the cholinesterase test done for farmers who spray? just a yearly check everybody is ok" },
    { says: "report says hemoglobin 11.2 is it ok for a lady" },
    { says: "small cut while shaving yesterday it is healed can i still give blood sample" },
    { says: "my teacher is having a fit over attendance so can i get a certificate of test date" },
    {
      says: "is it normal to feel bit dizzy when nurse takes blood, happened to me once in school",
      symptoms: ["dizziness"],
    },
    { says: "i was breathless laughing at your ad lol, tell me timing of ludhiana branch" },
    { says: "pregnancy 3 month everything good, need double marker test booking for friday" },
  ],
};

import type { ScriptSentences } from "./script-sentences.ts";

/** By an author who never saw the word lists, and kept as written. */
export const latinPunjabiSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "daddy di chaati ch bht dard hunda pya te pseena aa reha",
      "kalje nu hath penda khabbi baah sun ho gyi",
      "mere seene te bhaar jeha a 1 ghante to te dard jabade tak janda, ulti nu v dil krda",
    ],
    breath: [
      "saah ni aunda bebe nu",
      "munde nu saah bda aukha aa reha pump v de ta koi frk ni",
      "mera sah ukhad reha lamme pe hi nhi hunda baith ke raat kaddi",
    ],
    stroke: [
      "bapu da muh vinga ho gya",
      "maasi da sajja pasa kam ni krda gal v ni ho rhi ohto hune hoya",
      "adhrang da attack lagda taya ji nu, lat ghseet ke turde te bol thathlonde ne",
    ],
    allergy: [
      "goli khaadi c doctor di hun bull sujj ge te gla ghutt reha",
      "saare pinde te dhaffad pai gye saah v ruk ruk aunda teeka lgwaya c",
      "dharu lad gya jeeb suj gyi chakkar aunde",
    ],
    unconscious: [
      "veera behosh ho gya uthda ni",
      "mummy dig pye hosh ch nhi aa rahe bulaun te v ni bolde",
      "munda nashe di overdose krke pya, neela hoi janda koi hil jul ni",
    ],
    fits: [
      "kudi nu daura pai gya muh cho jhagg aundi a",
      "jwak nu bukhar c hun jhatke lagg rhe akhan utte chad gyia",
      "mirgi da dora 10 mint ho ge band ni hoya",
    ],
    bleeding: [
      "khoon band ni hunda",
      "bhabi di delivery hoyi parso, hun bohut khun pai reha te rang pila ho gya",
      "ulti ch lahu aaya te latrine v kaali kaali, peen da aadi a",
    ],
    poison: [
      "chacha ji ne spray pee lyi",
      "sulfas kha gya munda sada jaldi dso ki kriye",
      "nikki kudi ne dadi dian bp dian golian kha lyian pta ni kinnian, sutti jandi a",
    ],
    bite: [
      "sapp lad gya motor te paani laun gye nu",
      "kutte ne vaddh lya jwak nu gardan to maas nikal gya",
      "raat nu sutte pye de kuj ladya hun akhan ni khuldian te bolya ni janda",
    ],
    shock: [
      "hath pair thande ho gye nabaz ni labh rahi",
      "tattian lagian ne kal diyan 20 vari gya hun khda ni hunda bp 70 te",
      "bukhar 104 c hun pind thanda treli aayi jandi te gallan v putthian krde ne",
    ],
    lowSugar: [
      "sugar ghat gyi 39 aayi kambi jande",
      "dadi ne insulin lwa ke roti ni khadi hun mudka aayi janda pchhande ni sanu",
      "shugar low hai bapu di, sharabi wangu behave krda te akhan band hundian",
    ],
    newborn: [
      "5 dina da kaka dudh ni chungda",
      "baby 9 din da a pila peya pya te suttha hi rehnda uthaya v ni uthda",
      "navjanmi bachi nu saah tej aa reha te bull neele ne",
    ],
    selfHarm: [
      "jeen nu dil ni krda hun mar jana chaunda",
      "mai nehar ch chaal marn lgga ghar dya nu das deo",
      "mera pra kehnda faha lai luga, rassi v lai aya kamre ch",
    ],
    injury: [
      "trolly thalle aa gya lat kuchli gyi",
      "sir ch satt vajji accident hoya kann cho khun aunda",
      "toke ch hath aa gya unglan latakdian ne",
      "garam chaa dull gyi jwak te saari chaati sad gyi",
    ],
  },
  harmless: [
    { says: "full body checkup kinne da a ji" },
    { says: "thyroid test khali pet hunda k kha ke" },
    { says: "mere dada ji heart attack nal pure hoye c 8 saal pehla, mainu kehra test krauna chahida" },
    { says: "chaati ch dard ni haiga bas thakawat jehi rehndi a", symptoms: ["fatigue"] },
    { says: "lab kado band hundi shaam nu" },
    { says: "amritsar ghar aa ke sample lainde o?" },
    { says: "godde dukhde ne thand ch puraani gall a", symptoms: ["jointPain"] },
    { says: "report online kive dekha otp ni aunda" },
    { says: "vaal jhad de bohat te naal thodi acidity", symptoms: ["stomachPain"] },
    { says: "zukam laga do tin din da hor kuj ni" },
    { says: "canada jaan lyi medical hunda thode kol" },
    { says: "rate sun ke ta behosh hi ho gya mai haha kuj ghat kro" },
    { says: "sapp da darr lagda menu khet ch, ehda koi teeka pehla lag janda?" },
    { says: "sugar meri theek a 110 fasting, hba1c kado krawa" },
    { says: "chote hunde daure painde c hun 15 saal ho ge kuj ni hoya, licence lyi koi test?" },
    { says: "kanak di allergy da test hai ji kinne paise" },
    { says: "bp di goli roj khanda haan kidney test krauna chahida saal ch ik vari?" },
    { says: "gym lai fit rehna a protein khanda kehre test krawa" },
    { says: "do din pehla mamuli jehi ungli katti c sabji katde hun theek a tetanus lvaun di lod a?" },
    { says: "bebe di umar 70 a koi bimari ni ohna lyi package dso" },
  ],
};

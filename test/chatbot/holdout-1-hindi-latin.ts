import type { ScriptSentences } from "./script-sentences.ts";

/** By an author who never saw the word lists, and kept as written. */
export const latinHindiSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "seene me bht tez dard h aur pasina aa rha",
      "papa ko chati me dard ho raha hai left hand me bhi ja raha hai kya karu jaldi batao",
      "dil bht jor se dhadak rha h aur chest pe vajan sa lag raha, chakkar aa rhe",
      "lagta hai heart attack aa rha h",
    ],
    breath: [
      "saans nai le pa raha hu",
      "mumy ki sans ful rhi hai bahut jyada oxygen 80 aa raha machine me",
      "bache ka dum ghut raha hai kuch nigal liya usne sikka shayad",
    ],
    stroke: [
      "nana ji ka muh tedha ho gya h",
      "subah uthe to ek side ka hath pair chal hi nhi rha bolne me b dikkat",
      "wife ko achanak se dikhna band ho gya ek aankh se aur juban ladkhada rahi hai",
    ],
    allergy: [
      "dawai li thi combiflam usk baad hoth aur aankhe sooj gayi gala band sa ho rha",
      "pure sharir pe daane nikal aye aur saans lene me problem ho rhi h kaju khaya tha",
      "madhumakhi ne kata or ab gale me sujan aa rhi ghabrahat bhi",
    ],
    unconscious: [
      "bhai behosh ho gya uth nahi rha",
      "maa ko hosh nahi aa raha 10 min se pani bhi chidka",
      "garmi me ghar aaye aur gir gaye ab koi response ni de rahe body ekdam garam h",
    ],
    fits: [
      "beti ko daura pad gya hai daant bhinch gye",
      "muh se jhaag aa raha hath pair akad gye plz help",
      "pregnent hai 8th month, bp high tha ab jhatke aa rahe hain pure sharir me",
    ],
    bleeding: [
      "khoon ruk nhi raha",
      "ulti me khun aaya 3 bar aur latrine bhi kali aa rahi",
      "period nai h fir b itni bleeding ho rhi ki khadi nhi ho pa rhi pregnency ka test b positive tha",
    ],
    poison: [
      "usne harpic pi liya h",
      "bache ne mortein ka liquid pee liya ulti kar rha kya du use",
      "dost ne neend ki 20 goliya kha li abhi thodi der phle",
      "kamre me angithi jal rhi thi sab ko chakkar ulti ho rahi ek to uth hi nahi raha",
    ],
    bite: [
      "saap ne kaat lia pair pe jaldi btao",
      "kutte ne kaata hai chehre pe gehra ghav hai abhi abhi",
      "bichoo ne danka 4 saal k bache ko, pasina aa rha aur muh se laar gir rhi",
    ],
    shock: [
      "bp 60/40 aa rha hai hath pair thande",
      "dast lag gye kal se 25 baar gye ab aankhe andar dhas gyi bol b nai pa rahe",
      "tez bukhar ke sath kapkapi aur ab behki behki baate, peshab bhi band h subah se",
    ],
    lowSugar: [
      "sugar low ho gyi 40 aa rhi",
      "dadi ne sugar ki dawai kha li khana nhi khaya ab kaamp rhi h aur pasina pasina",
      "insulin zyada lag gyi galti se, ab ajeeb behave kar rhe aur neend me ja rahe hain",
    ],
    newborn: [
      "6 din ka baby h dudh nhi pi raha subah se",
      "naya janma bacha bahut tez tez saans le raha h chati andar dhans rhi",
      "beby 15 days ka hai bukhaar ho gya aur rona b bnd kar dia sust pda h",
    ],
    selfHarm: [
      "mar jana chahta hu",
      "mujhe suicide karne ka mann kar raha hai koi rasta ni bacha",
      "behen ne nas kaat li hai apni kamre me band hai",
    ],
    injury: [
      "accident hua h sar pe chot lagi aur behki baat kar rha",
      "seedhi se gire hai pair ki haddi bahar dikh rhi h",
      "machine me hath aa gya ungli kat gyi khun bahut beh raha",
      "cooker fat gya face jal gaya pura",
    ],
  },
  harmless: [
    { says: "fit rehne ke liye kaunsa test karwana chahiye" },
    { says: "cbc ka rate kya h" },
    { says: "mere papa ko 2015 me heart attack aya tha ab thik hai, unka lipid profile kitne me hoga" },
    { says: "chest pain nahi hai bas gas banti h kabhi kabhi", symptoms: ["stomachPain"] },
    { says: "report kb milegi sample subah dia tha" },
    { says: "ghar se blood le jaoge kya mohali phase 7" },
    { says: "halka sa sar dard rehta hai screen dekh dekh ke", symptoms: ["headache"] },
    { says: "khali pet aana padega kya chai pi sakte h" },
    { says: "hba1c aur fasting sugar dono ek sath ho jaega" },
    { says: "meri meri jaan nikal gyi price dekh ke discount do bhai" },
    { says: "bal jhad rhe h bohot vitamin ki kami to nai" },
    { says: "saans ki koi dikat nai, bukhar b nai, sirf visa k liye medical chahiye" },
    { says: "kutte ne kata tha bachpan me uska koi asar hota h kya abhi" },
    { says: "sunday ko khula hai?" },
    { says: "shadi se pehle kaun kaun se test karwane chahiye dono ko" },
    { says: "thyroid ki goli 50 wali chal rahi hai dubara kab check karau" },
    { says: "dil ki jaanch wala package dikhao sasta wala" },
    { says: "pet saaf nhi hota roz 1 saal se" },
    { says: "poison ivy jaisi koi allergy india me hoti hai kya allergy panel me aata h" },
    { says: "platelets 1.4 lakh hai dengue 1 mahine pehle hua tha ab bukhar nahi" },
  ],
};

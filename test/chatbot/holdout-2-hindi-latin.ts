import type { ScriptSentences } from "./script-sentences.ts";

/** By a second author who never saw the word lists, and kept as written. */
export const latinHindiSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "sasur ji chhati pakad k baithe h bol rhe jaise pathar rakha ho left bazu tk ja rha",
      "mummy ko sugar h subha se jabda or kandha dukh rha ab thanda paseena or ghabrahat bhot",
      "gas samajh k eno piya 1 ghanta ho gya sine ki jakdan nhi ja rhi ulti b aa rhi mai akela hu",
      "papa ka stent pda hua h aaj sidhi chadh k chest pakad lia face safed ho gya plz",
    ],
    breath: [
      "dadu haanf rhe h ek word b pura nhi bol pa rhe honth neele",
      "chote bhai k gale me sikka atak gya dum ghut rha h uska plzz",
      "dhuye se ammi ka asthma bhadak gya pump 6 bar le lia spo2 80 dikha rha",
    ],
    stroke: [
      "subha se papa ulta seedha bol rhe h or right hath se chamach gir jata",
      "naani ki zubaan ladkhda rhi achanak se ek side sunn bta rhi",
      "chachi muskurati h to aadha chehra hi hilta h 1 ghante phle thik thi",
    ],
    allergy: [
      "party me prawns khaye the didi ne ab pure body pe laal daane or jeebh moti ho gyi bol nhi pa rhi",
      "madhumakhi ne kata chacha ko gardan pe ankhe sooj k band or seeti jaisi saans",
      "injection lgwaya tha 10 min pehle ab khujli chakkar or gale me fanda sa lg rha",
    ],
    unconscious: [
      "dhoop me kaam krte krte labour gir gya badan tap rha aankh nhi khol rha",
      "wife 8 mahine pregnant h bathroom me giri mili hila rha hu kuch response nhi",
      "dost ne bht daaru pi li ab kitna b jagao nhi jag rha muh pe pani b mara",
    ],
    fits: [
      "bacche ko 104 bukhar tha ekdam akad gya aankhe upar jhatke aa rhe abi bhi",
      "meri nanad pregnant h bp high tha ab pura sharir jhatke maar rha jeebh kat gyi",
      "mirgi ki goli miss ho gyi uncle ko 3 bar jhatke aa chuke beech me hosh nhi aaya",
    ],
    bleeding: [
      "toke me ungli kat gyi gamcha bandha wo b laal ho gya tapak rha h lgatar",
      "delivery ko 2 din hue h or bleeding itni ki 1 ghante me 3 pad bhar gye",
      "dadaji ki potty ekdum kaali tarcoal jaisi or abi muh se b blood aaya chakkar kha rhe",
    ],
    poison: [
      "husband khet me spray krke aye h muh se laar gir rhi putli choti ho gyi hath fadak rhe",
      "2 saal ki beti ne all out wali sheeshi pi li",
      "behan ne dadi ki neend wali poori patti kha li 20 min phle",
      "geyser on tha band bathroom me dono bache ulti kr rhe sar ghum rha gas chadh gyi lgta",
    ],
    bite: [
      "andhere me motor chlane gya tha pair me kuch das gya 2 nishan h palke bhari ho rhi",
      "bistar me saanp tha shyd ladke se ab thook b nigla nhi ja rha pet dard",
      "awara kutto ne beti ka face or hath noch dala abi tuition se aate hue",
    ],
    shock: [
      "munne ko kal se patle dast aankhe dhas gyi raat se susu nhi kia gardan dheeli",
      "mammi ka bp 70/40 body baraf jesi chipchipa paseena bt b nhi kr rhi dhang se",
      "dengue tha bukhar utar gya pr ab pet me bht dard bechaini nabz mushkil se mil rhi",
    ],
    lowSugar: [
      "insulin lga lia khana nhi khaya ab paseene se tar or pehchan nhi rhe machine me 46",
      "vrat tha maa ka sugar ki goli b le li ab kaanp rhi reading 51",
      "glucometer pe LO likha aa rha dadi sust padi h jawab nhi deti",
    ],
    newborn: [
      "pichle hafte paida hua h chhune me thanda lg rha rota b nhi",
      "10 din ki gudiya bukhar h pasli chal rhi doodh chhod dia",
      "3 din ka h pairo tak peela ho gya jagane pe b nhi uthta",
    ],
    selfHarm: [
      "kal se kisi pe bojh nhi rahungi sbko last msg bhej dia",
      "bhai karze me h room andar se lock kr lia bol rha aaj sb khatam kr lunga khud ko",
      "result kharab aya papa ko muh nhi dikha skta chhat pe khada hu kood jaunga",
    ],
    injury: [
      "thresher me baju aa gyi kohni se neeche latak rhi",
      "geele hath se cooler chhua current lga didi ko door ja giri hath jal gya dhadkan ajeeb",
      "ubalti chashni bache pe gir gyi diwali ki mithai bnate chhati ki chamdi utar rhi",
      "holi me chhat se gira dost taange nhi hila pa rha",
    ],
  },
  harmless: [
    { says: "papa ko 2015 me heart attack aya tha ab badhiya h yearly konse test krwaye" },
    { says: "chest pain wgera kuch nhi h bs normal checkup krana h visa k liye" },
    { says: "match haar gye dil toot gya yaar khair vit d ka rate btao" },
    { says: "itna mehnga maar hi daloge kya bhaiya discount do" },
    { says: "troponin test kitne ka h or report kb tk" },
    { says: "saanp seedhi khelte khelte yad aya kal ki report aa gyi kya" },
    { says: "last year kutte ne kata tha sare teeke lg gye the ab koi test chahiye kya" },
    { says: "kbhi kbhi dhool se chheenk aati h allergy panel me kitne item hote" },
    { says: "ecg me dard hota h kya first time krani h job k liye" },
    { says: "mirgi ki dawa ka level test hota h? 3 saal se koi daura nhi pda" },
    { says: "fasting 118 ayi thi pp b krana pdega kya" },
    { says: "kai mahine se thakan rehti h baki sb thik konsa vitamin check krwau", symptoms: ["fatigue"] },
    { says: "new born screening ka price delivery december me h" },
    { says: "3rd month chal rha sb acha h double marker ki booking krni" },
    { says: "ecosprin roz leta hu sample dene se phle band kru kya" },
    { says: "hb 11.4 likha h report me lady k liye thik h na" },
    { says: "ghar se sample le jaoge dadi k ghutne ka operation hua tha 2018 me" },
    { says: "has has k saans phool gyi apki ad dekh k timing bta do" },
    { says: "dadaji ko lakwa hua tha barso phle mujhe cholesterol krana chahiye kya age 35" },
    { says: "spray krne walo ka saal ka koi checkup hota h kya abi sb fit h" },
    { says: "garmi ne jaan nikal di bhai lab me ac h na" },
    { says: "boss ne dimag ka dahi kr dia sar dard de rkha h lol sunday ko khula rehta h kya", symptoms: ["headache"] },
    { says: "dengue thik ho gya pichle mahine platelet dobara kb check krau" },
    { says: "bete ka blood group pta krna h school form k liye" },
    { says: "pan 40 or thyronorm dono khali pet leti hu tsh test us din goli k bad de sakti hu" },
  ],
};

import type { ScriptSentences } from "./script-sentences.ts";

/** By a second author who never saw the word lists, and kept as written. */
export const latinPunjabiSentences: ScriptSentences = {
  emergencies: {
    heart: [
      "taya ji kehnde hikk te jive bori rakhti kise ne khabbi baah v bhaari hoyi pyi",
      "biji nu sugar a tadke da jabada te modha dukhi janda hun trelia aundia te ghabrahat bht",
      "kanak de gatte chakkda veer chhaati fadh k beh gya rang peela pai gya plz dso ki kriye",
    ],
    breath: [
      "dadi sari raat baithi rhi lammi ni pai hunda saah chadeya pya bullh neele hoge",
      "kake de sangh ch mungfali fasgi awaaz ni nikldi neela hunda janda",
      "prali de dhue naal maa da dama vigad gya pump naal v fark ni oxygen 80 dikhaundi",
    ],
    stroke: [
      "swer de baba ji ugh diya patal mari jande sajje hatho glass dig dig painda",
      "nani di jubaan thathlaun lag pyi ikdam te ikk passa sunn ho gya",
      "fuffad ji da ik passa maarya gya lgda pair ghaseetde ne addhe ghante to",
    ],
    allergy: [
      "bhoond ladeya c dhaun te hun jeeb moti hoi jandi saah aukha aunda",
      "viah te kaju khade kudi ne sare pinde te dhaffad akhan sujj k band te awaz beh gyi",
      "pind ale dr ne teeka laya odo e khurk chakkar te sangh band hon lageya",
    ],
    unconscious: [
      "jhona launda bhaiya dhupp ch dig pya pinda bhatthi wang tapda akh ni pattda",
      "bhabi de 8va mahina rasoi ch digi pyi mili haloone te v kuj ni boldi",
      "masi gurdware matha tekdi dheh pyi haakan mari jane a surt ni koi",
    ],
    fits: [
      "jwak nu taap c ikdam aakad gya akhan utte chadgia jhatke marda",
      "bhain pregnant a bp vadheya c hun sara sreer jhatke khanda jeeb vaddi gyi",
      "mirgi di dwai mukgi c chacha 5 mint to tadfi janda dandal pyi hoyi",
    ],
    bleeding: [
      "toke ch ungla aa gyia parna sara laal ho gya lahu vagi janda",
      "5va mahina a te thalleyo lahu de gattle aayi jande kapde bhijge",
      "daddy khoon patla krn ali goli khande ghante to nakseer ni rukdi chitte hoye pye",
    ],
    poison: [
      "narme te chhidkaa krke aya gharala laala vagdia putlia nikkia te hath fadakde",
      "bhatije ne coke di botal samajh k mitti da tel pee lya 2 saal da",
      "chhoti ne bebe dia neend alia saria golia ikko vaari nigal lyia",
    ],
    bite: [
      "nakka modan gya c hanere ch gitte te kuch dang maar gya 2 nishan a palkan digi jandia",
      "manje te sutte pye nu kaudia ala dass gya dhidd peed hundi te thukk ni langhda",
      "haddarodi de kutteya ne jwak paadta muh te baah to",
    ],
    shock: [
      "2 dina to tattia ultia jwak dia akhan andar dhasgia pishab ni aya raat da lissa pya",
      "bebe da bp 70/40 pinda thanda te chipchipa gall v samjh ni aundi",
      "dengue c bukhar leh gya pr hun dhidd bht dukhda nabaj msa labhdi hath barf",
    ],
    lowSugar: [
      "insulin la lyi roti ni khadi hun mudko mudki te pachhande ni machine te 47",
      "karva chauth da vart c sugar ali goli v kha lyi hun 50 aundi kambi jandi",
      "machine te LO likheya aunda dada ji sust pye jwab ni dinde",
    ],
    newborn: [
      "pichle hafte jammi kudi hath layea thandi lgdi rondi v ni",
      "12 dina da kaka paslia chaldia te bukhar 101",
      "3 din di bachi paira tak peeli hogi jgayea v ni jaagdi",
    ],
    selfHarm: [
      "kal to mai kise te bojh ni rehna chitthi likh k rakhti mummy vaste",
      "veer sir karza a andro kundi la lyi kehnda ajj kam e muka dena aavda",
      "result maada aya bhape nu muh ni dikha skda nehar te khada chhaal maar deni",
    ],
    injury: [
      "thresher ch baah aa gyi kuhni to lamkdi a",
      "motor de starter to current pai gya seeri nu door ja digya hath sad k kaale",
      "diwali da anaar muh te fatt gya jwak de akhan ni khuldia",
      "patang luttda kothe to dig pya hun latta ni hildia",
    ],
  },
  harmless: [
    { says: "papa nu 2014 ch attack aya c hun theek ne saal baad kehde test kraiye" },
    { says: "chhaati ch koi dard ni bas aive checkup krauna" },
    { says: "match haarge dil tutt gya yaar chlo vit d da rate dso" },
    { says: "enna mehnga tusi ta maar e suttya kuch ghatt kro ji" },
    { says: "troponin test kinne da hunda" },
    { says: "fone ali sapp di game khed de khed de yaad aya report kdo milu" },
    { says: "pichle saal kutte ne vaddeya c teeke sare lagge c hun koi test chahida" },
    { says: "kde kde mitti ghatte naal chhikka aundia allergy panel kinne da" },
    { says: "ecg kraun lageya peed ta ni hundi job vaste krauni" },
    { says: "mirgi di dwai da level check hunda? 3 saal to daura ni pya" },
    { says: "fasting sugar 118 ayi c hun hba1c v krava" },
    { says: "kai mahineya to thakeva jeha rehnda hor sab theek kehda vitamin dekhiye", symptoms: ["fatigue"] },
    { says: "navjamme bache di screening de paise dso delivery poh ch a" },
    { says: "teeja mahina chalda sab vadiya double marker book krna" },
    { says: "ecosprin khanda roj khoon den to pehla chhadni pau" },
    { says: "hb 11.3 aya jnani vaste theek a k ghatt" },
    { says: "gharo sample le jaoge bebe de gode da operation hoya c 2 saal pehla" },
    { says: "hass hass saah chad gya tuhadi mashoori dekh k time dso lab da" },
    { says: "dada ji nu adhrang hoya c kai saal pehla mai cholesterol krava k na" },
    { says: "spray krn aleya di salana janch hundi koi? takleef koi ni" },
    { says: "garmi ne jaan kaddi pyi a tuhade ac ta haiga" },
    { says: "rajmah kha k gas bandi purani gal a koi test hai ehda", symptoms: ["stomachPain"] },
    { says: "dengue pichle mahine theek ho gya c cell dubara kdo check kraiye" },
    { says: "school de form vaste munde da blood group pta krna" },
    { says: "addi ch thodi peed rehndi saal to uric acid da test kinne da" },
  ],
};

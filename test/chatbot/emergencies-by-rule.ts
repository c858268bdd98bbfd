import type { Harm } from "./script-sentences.ts";

/** Further wordings that the rules must detect, by harm: one per line. */
export const emergenciesByRule: Partial<Record<Harm, string>> = {
  heart: `
    Sir my father aged 58 is complaining of burning in chest and his shirt is wet with sweat
    mummy nu chhaati ch dabaa jeha lagda te hath jhunjhuna rahe
    पिताजी सीना दबाकर बैठे हैं और सांस फूल रही है
    ਬਾਪੂ ਛਾਤੀ ਫੜ ਕੇ ਬੈਠ ਗਿਆ ਮੁੜ੍ਹਕੋ ਮੁੜ੍ਹਕੀ
    dil wali side dard ho reha te jee kacha hunda
    stent dala tha 2 saal pehle aaj phir se wahi chest me dard aur pasina
    Left side chest pain since morning with breathlessness
    ਛਾਤੀ ਵਿੱਚ ਭਾਰ ਤੇ ਪਸੀਨਾ
    chest me gas jaisa dard aur pasina bahut aa raha
    दिल जोर जोर से धड़क रहा है और बेहोशी जैसी
    dad chest pain since 20 min looks pale
    seene ch chubhan te khabbe modhe ch peed
    मेरे पति को हार्ट अटैक
    jaw and left arm pain with sweat
    chest pain spreading to the back, feeling like dying`,
  breath: `
    saans theek nahi aa rahi
    saah theek nahi aunda
    ਸਾਹ ਠੀਕ ਨਹੀਂ ਆ ਰਿਹਾ
    सांस ठीक नहीं आ रही
    breathing is not fine
    my mother cannot lie down, breathless even sitting
    ਬਜ਼ੁਰਗ ਨੂੰ ਸਾਹ ਲੈਣ ਚ ਬਹੁਤ ਤਕਲੀਫ਼ ਆ, ਬੁੱਲ੍ਹ ਨੀਲੇ
    दो साल की बेटी सांस लेते समय सीटी जैसी आवाज और पेट अंदर जा रहा
    saans lene me seene se awaaz aa rahi, neeli pad rahi hai
    munda mungfali khanda c gal ch fas gayi khang khang ke bura haal
    mom's spo2 is 84 on finger machine
    difficulty in breathing after covid
    ਦਮਾ ਵਿਗੜ ਗਿਆ
    बच्चा सांस नहीं ले रहा
    letne par saans nahi aati
    she is panting and cant talk
    saans bahut tez
    sah lain vich mushkil
    gale ch kujh phasya saah nahi
    सांस रुक गई`,
  stroke: `
    Mother is talking but nobody can understand her, right hand fell down
    ਦਾਦੀ ਦਾ ਅੱਧਾ ਚਿਹਰਾ ਢਿਲਕ ਗਿਆ
    नाश्ता करते करते कप हाथ से गिर गया और अब दायां हाथ उठता नहीं
    chacha da sajja hath te latt kam karno hat gayi
    papa ki ek aankh ki palak aur hont neeche latak gaye
    achanak gir gaye ab ek side hil nahi rahi
    nani nu ik dum dikhna band te bolna v band
    mouth crooked since morning
    ਸੱਜੀ ਬਾਂਹ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ
    half face not moving
    मुंह एक तरफ लटक गया
    papa ki zuban ladkhada rahi hai
    ek haath achanak sunn
    sudden weakness in right leg
    bolna bnd ho gya dadi da`,
  allergy: `
    eyes and lips puffed up like balloon after eating cashew
    ਕਣਕ ਵਾਲੀ ਦਵਾਈ ਨਹੀਂ ਡਾਕਟਰ ਵਾਲੀ ਗੋਲੀ ਖਾਧੀ ਤੇ ਅੱਖਾਂ ਸੁੱਜ ਕੇ ਬੰਦ
    बाल रंगे थे अब पूरा चेहरा सूज गया आंखें नहीं खुल रहीं
    makhi ne dank marya gardan soj gayi awaaz baith gayi
    contrast injection ke baad khujli aur gala band
    Face swelled up after tablet
    ਦਵਾਈ ਖਾ ਕੇ ਸਾਰਾ ਸਰੀਰ ਲਾਲ ਹੋ ਗਿਆ ਸਾਹ ਔਖਾ
    कीड़े ने काटा पूरा चेहरा सूज गया
    bhrind lad gayi akh te bull sujj gaye
    penicillin reaction
    allergic reaction to nuts
    khana khate hi honth sooj gaye
    eyes swollen shut after wasp sting
    dawai khan to baad muh suj gya
    ਮੱਖੀ ਲੜੀ ਤੇ ਬੁੱਲ੍ਹ ਸੁੱਜ ਗਏ`,
  unconscious: `
    he drank too much and now we cannot wake him
    ਸ਼ਰਾਬ ਪੀ ਕੇ ਡਿੱਗਾ ਪਿਆ ਕੋਈ ਸੁਰਤ ਨਹੀਂ
    नहाते समय गिर गईं और अब कुछ बोल नहीं रहीं
    bebe nu aawaz maarde aan akhan ni patdi
    dost ne injection liya nashe ka ab hosh nahi hai saans dheemi
    papa chair pe baithe baithe ludhak gaye
    raat ton sutti payi jaagdi hi nahi
    behosh
    he is unconscious
    ਹੋਸ਼ ਚ ਨਹੀਂ ਆ ਰਿਹਾ
    मां गिर पड़ीं और आंखें नहीं खोल रहीं
    she fainted
    pati uth nahi raha hosh nahi
    bapu ji theek si ik dam dig pye bolde nahi
    no pulse`,
  fits: `
    eyes went up and body jerked for 3 minutes then slept
    ਬੱਚਾ ਬੁਖਾਰ ਨਾਲ ਅਕੜ ਗਿਆ ਅੱਖਾਂ ਪੁੱਠੀਆਂ
    माँ को मिर्गी आती है आज तीसरी बार दौरा पड़ा
    hath pair marod ke jhatak raha hai
    8 mahine pregnant wife nu jhatke lagg rahe
    dant kitkita raha aur aankh upar
    seizure
    ਦੌਰੇ ਪੈ ਰਹੇ ਆ
    beti ko jhatke lag rahe
    बच्चे को बुखार से दौरा
    hath pair akad rahe muh tedha jhaag
    body jerks and tongue bite
    munda tarfi janda te jhagg sutt reha
    fits aa rahe
    ਦੰਦਲ ਪੈ ਗਈ`,
  bleeding: `
    my nose started bleeding 40 min back and it is still running down my throat, on blood thinner
    ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਖੂਨ ਰੁਕਦਾ ਨਹੀਂ
    उल्टी में कॉफी जैसा काला पानी आया
    piles to bahut jyada khoon aa gya te chakkar
    kaanch se haath kata nas dikh rahi khoon ki dhaar
    wife 10 weeks pregnant passing clots with pain
    peshab ch khoon te thakke aa rahe
    bleeding heavily after delivery
    ਬਹੁਤ ਖੂਨ ਵਗ ਰਿਹਾ
    खून बहुत बह रहा है
    khoon nikal raha hai ruk nahi raha
    vomitting blood
    pregnant and blood coming
    latrine ch khoon
    kaan se khoon`,
  poison: `
    can i take 40 paracetamol tablets
    kya main 30 crocin goliyan kha lu
    what happens if I take 50 sleeping pills
    ਕੀ ਮੈਂ 30 ਡੋਲੋ ਗੋਲੀਆਂ ਖਾ ਲਵਾਂ
    bacche ne dawai ki poori sheeshi pi li
    he drank the whole bottle of cough syrup
    ਬੱਚੇ ਨੇ ਦਵਾਈ ਦੀ ਪੂਰੀ ਸ਼ੀਸ਼ੀ ਪੀ ਲਈ
    बच्चे ने दवाई की पूरी शीशी पी ली
    3 yr old opened the cleaner bottle and drank some
    ਕੁੜੀ ਨੇ ਕੱਪੜੇ ਧੋਣ ਵਾਲਾ ਪਾਊਡਰ ਖਾ ਲਿਆ
    खेत में दवा छिड़कते छिड़कते चक्कर आ गया और लार गिर रही
    bhua ne gusse ch aa ke goliyan di puri dabbi kha layi
    bachi ne naphthalene ki goli nigal li
    chacha kheton spray krke aaya ultian te akhan cho paani
    dudh samajh ke phenyl pi gaya
    nakli sharab pee ke dikhna band ho gaya
    AC gas leak se saans nahi aa rahi
    my child drank kerosene
    ਸਪਰੇਅ ਚੜ੍ਹ ਗਈ
    बहुत सारी गोलियां खा ली
    drank harpic
    zehreeli cheez kha li
    munde ne chuhe maar goli kha layi`,
  bite: `
    Russell viper bit uncle in field, foot swelling black
    ਬੱਚੇ ਨੂੰ ਹਲਕੇ ਕੁੱਤੇ ਨੇ ਵੱਢ ਲਿਆ
    सोते समय सांप ने उंगली पर काट लिया नींद आ रही है
    thand ch sutte pye nu kise cheez ne dang mareya jeebh bhari ho gayi
    bille ne bache ka gaal noch liya
    bhoond ne 20 jagah katta bache nu
    madhumakhiyon ke jhund ne hamla kar diya
    snake bite on leg
    ਸੱਪ ਨੇ ਡੰਗਿਆ
    bichhu kaat gaya
    dog bite
    street dog bit me today
    kutte ne kat lita
    monkey scratched my son
    किसी जहरीले कीड़े ने काटा उल्टी हो रही`,
  shock: `
    He has dengue, not passing urine, very restless
    ਜਵਾਕ ਨੂੰ ਟੱਟੀਆਂ ਲੱਗੀਆਂ ਅੱਖਾਂ ਧੱਸ ਗਈਆਂ ਰੋਂਦਾ ਵੀ ਨਹੀਂ
    नाना को बुखार के साथ हाथ पैर बर्फ जैसे ठंडे और बड़बड़ा रहे हैं
    operation ke baad bp gir gaya pasina aur ghabrahat
    bache ko ulti dast, susu 8 ghante se nahi kiya, jeebh sukhi
    mataji da rang chitta te nabz bahut maddi
    platelets 20k and black stool
    lips blue body cold
    bp 80/40
    ਬੀਪੀ 70/40
    बीपी बहुत लो है और पसीना
    cold hands feet weak pulse
    haath pair barf jaise thande
    nabz nahi mil rahi
    dast 15 baar hue khade nahi ho pa rahe`,
  lowSugar: `
    sugar patient hai subah se kuch khaya nahi ab pasina aur haath kaanp rahe
    ਸ਼ੂਗਰ ਵਾਲਾ ਟੀਕਾ ਲਾ ਕੇ ਸੌਂ ਗਏ ਹੁਣ ਉੱਠਦੇ ਨਹੀਂ
    शुगर 60 से नीचे है आंखों के सामने अंधेरा
    mom diabetic suddenly sweating and talking weird
    insulin 20 unit ki jagah 40 lag gayi
    meter te lo aa reha papa bolde ni
    sugar level 48
    ਸ਼ੂਗਰ 40 ਆਈ
    शुगर 52 है
    low sugar and sweating
    sugar kam ho gayi chakkar
    insulin jyada lag gayi
    sugar low ho gyi bolde nahi
    sugar 60 shaking
    glucose 45 mg`,
  newborn: `
    1 month old baby high fever and grunting
    ਨਵਾਂ ਜੰਮਿਆ ਬੱਚਾ ਪੀਲਾ ਪੈ ਗਿਆ ਦੁੱਧ ਨਹੀਂ ਪੀਂਦਾ
    आठ दिन के शिशु की नाभि से खून और सुस्त
    15 dina di bachi doodh sutt dindi te dheeli
    jamne ke baad se ro nahi raha
    preemie baby turning blue while feeding
    kaka 20 din da pasliyan chaldian
    newborn not feeding
    ਨਵਜੰਮੇ ਬੱਚੇ ਨੂੰ ਸਾਹ ਔਖਾ
    नवजात को झटके
    5 din ka baby sust hai
    baby is 10 days old and has fever
    1 week old baby vomiting green
    kaka 3 dina da neela pai gya
    newborn baby cold`,
  selfHarm: `
    I feel like jumping in front of train
    ਮੈਂ ਸਲਫਾਸ ਰੱਖੀ ਬੈਠਾਂ ਅੱਜ ਸਭ ਖਤਮ
    मुझे अब जीना बेकार लगता है
    husband roz marda hai mai mar jaungi
    boyfriend chhad gya mai blade naal apni baah vadh layi
    goodbye message bheja hai usne phone band
    darwaza band karke bhai rassi bandh raha hai
    mere marne ke baad bachon ka kya hoga soch raha hu
    papers fail ho gye ji jeen da koi fayda ni
    I want to die
    ਮੈਨੂੰ ਮਰਨਾ ਹੈ
    मरने का मन है
    i cut myself
    khudkushi karni aa
    bhra ne faha la lya`,
  injury: `
    my grandmother fell and her hip is turned, cannot stand
    ਕੰਬਾਈਨ ਚ ਪੈਰ ਆ ਗਿਆ
    पटाखा हाथ में फट गया उंगलियां उड़ गईं
    gharwali te garam daal da kukar fat gya
    bachha pani ki balti me gir gaya neela
    scooty slip hui helmet nahi tha kaan se khoon
    rod pet me ghus gayi
    bijli ki taar gir gayi us par
    bull ne seeng maar ditta pet ch
    darakht dig pya ohde utte
    lintel dig pya thalle do bande
    gale me dupatta fas gya bike me
    bike accident
    ਹੱਥ ਵੱਢਿਆ ਗਿਆ
    सीढ़ी से गिर गई`,
};

import type { Harm } from "./script-sentences.ts";

/** Wordings similar to those of the second author that the rules must detect: one per line. */
export const nearbyEmergencies: Partial<Record<Harm, string>> = {
  selfHarm: `
    take care of the children after me
    I am a burden on my family
    no reason to live
    i will end everything tonight
    please look after my kids once i am gone
    mere baad bachon ka khayal rakhna
    ਮੇਰੇ ਬਾਅਦ ਬੱਚਿਆਂ ਦਾ ਖਿਆਲ ਰੱਖਿਓ
    मेरे बाद बच्चों का ध्यान रखना
    mere to baad bebe da khyal rakheo
    ਕਰਜ਼ਾ ਬਹੁਤ ਹੋ ਗਿਆ ਹੁਣ ਜੀਣ ਦਾ ਕੋਈ ਫਾਇਦਾ ਨਹੀਂ
    karja bahut ho gaya hun jeen da koi faida ni
    fail ho gaya exam me ab jeene ka mann nahi
    नीट में फेल हो गया अब किसी को मुंह नहीं दिखा सकता मर जाना चाहिए
    meri zindagi ka koi matlab nahi
    मैं सब पर बोझ बन गया हूं
    ਮੈਂ ਸਾਰਿਆਂ ਤੇ ਬੋਝ ਬਣ ਗਈ ਆਂ
    everyone will be happier without me
    sab khush honge mere bina
    ਮੇਰੇ ਬਿਨਾਂ ਸਾਰੇ ਸੌਖੇ ਹੋ ਜਾਣਗੇ
    zameen bete ke naam kar di ab chain se ja sakta hu
    vasiyat likh di hai, aaj raat aakhri hai
    my husband wrote his will and gave his phone pin and says tomorrow no tension
    i dont want to wake up tomorrow
    kal subah na uthu to acha
    हमेशा के लिए सो जाना चाहता हूं
    ਸਦਾ ਲਈ ਸੌਂ ਜਾਣ ਨੂੰ ਜੀ ਕਰਦਾ
    papa fasal kharab hone ke baad keh rahe sab khatam kar dunga
    loan wale tang kar rahe ab rassi hi rasta hai
    dost ne msg kiya maaf kar dena yaar ja raha hu hamesha ke liye
    maaf kar deyo mummy papa main hun hor ni seh sakdi
    i cant live with this shame anymore
    what is the use of living like this
    jee ke kya karu ab
    ਹੁਣ ਜੀ ਕੇ ਕੀ ਕਰਨਾ
    kise nu mere jaan naal koi farak ni paina
    i have decided, this is goodbye
    my sister keeps saying we will be free of her by morning
    mai mar javan ta changa
    ਮਰ ਜਾਵਾਂ ਤਾਂ ਚੰਗਾ
    nobody will miss me when i am gone
    मेरे जाने के बाद मम्मी को संभाल लेना
    wife ne darwaza andar se band kar liya ro rahi hai kehti sab khatam
    he is sitting on terrace edge with a bottle
    i took out all the tablets and counted them, tonight is the night`,
  bite: `
    kala naag ne das liya
    sapp lad gya paili ch
    ਖੇਤ ਵਿੱਚ ਕੁਝ ਲੜ ਗਿਆ ਪੈਰ ਨੀਲਾ ਹੋ ਗਿਆ
    khet me kuch kaat gaya pair sooj gaya
    something bit him in the field, foot swelling
    something stung me in the dark and my leg is turning blue
    monkey scratched my son on face
    bandar ne bache ko kaat liya
    ਬਾਂਦਰ ਨੇ ਦੰਦੀ ਵੱਢ ਲਈ
    बिल्ली ने पंजा मार दिया
    billi ne nakhun maar diya khoon nikal aaya
    bichhu ne dank mara
    ਬਿੱਛੂ ਲੜ ਗਿਆ
    बिच्छू ने डंक मारा
    cobra hissed and bit my hand
    saap ne pair me kaata hai
    सांप ने डस लिया
    ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ
    naagan ne das lya
    halke kutte ne vadd lya
    street dog attacked my mother her leg is torn
    puppy licked my open wound, it died next day
    raat nu sutte pye de kuj ladeya saver nu akhan nahi khulian
    kaan ke paas kisi keede ne kaata ab muh sooj gaya
    ghar ch saap niklya te munde nu dang gya
    jungle wale jaanwar ne noch liya
    गाय चराते समय पैर में किसी ने काटा दो निशान हैं`,
  poison: `
    salfas ki goli kha li
    celphos tablets kha layi
    bacche ne phenyl pi liya
    ਬੱਚੇ ਨੇ ਫਿਨਾਇਲ ਪੀ ਲਈ
    बच्चे ने मिट्टी का तेल पी लिया
    son drank thinner by mistake
    galti se bottle wala acid pi gaya
    mistakenly drank from the bottle, it was toilet cleaner
    ਚੂਹੇ ਮਾਰ ਦਵਾਈ ਖਾ ਲਈ
    chuhe maar dawai kha li bachi ne
    harpic and bleach mixed now coughing and dizzy
    i mixed acid and bleach in bathroom, eyes burning and cant stop coughing
    angithi jala ke so gaye subah sab ko chakkar ulti
    ਅੰਗੀਠੀ ਬਾਲ ਕੇ ਸੁੱਤੇ ਸਵੇਰੇ ਸਿਰ ਦਰਦ ਤੇ ਉਲਟੀਆਂ
    generator in closed room we all have headache and vomiting
    room heater on whole night, wife is confused
    spray kar ke aaya khet se ulti aa rahi aur pasina
    ਸਪਰੇਅ ਕਰਦੇ ਕਰਦੇ ਚੱਕਰ ਆ ਕੇ ਡਿੱਗ ਪਿਆ
    स्प्रे करने के बाद आंखों से पानी और उल्टी
    baby put naphthalene ball in mouth and swallowed
    toddler ate rat cake
    dadi ne galti se bp ki 12 goli kha li
    pesticide pi gya munda
    diesel siphon karte hue muh me chala gaya khansi
    gehun mein rakhne wali goli kha li
    child drank sanitizer
    papa drank the spray kept in a cold drink bottle`,
  stroke: `
    she cannot lift her right arm
    muh tedha ho gaya
    ਮੂੰਹ ਵਿੰਗਾ ਹੋ ਗਿਆ
    मुंह टेढ़ा हो गया बोल नहीं पा रही
    his speech is slurred
    achanak ek aankh se dikhna band
    ਇੱਕਦਮ ਅੱਖਾਂ ਅੱਗੇ ਹਨੇਰਾ ਇੱਕ ਪਾਸਾ ਸੁੰਨ
    ik pasa kam ni karda
    he cant smile properly, one side hangs
    face is drooping on left
    spoon keeps falling from right hand and she talks nonsense
    dada ji di juban thathlaundi te baah ni chukki jandi
    अचानक चल नहीं पा रहे एक तरफ झुक रहे हैं
    suddenly he forgot our names and cannot walk straight`,
  newborn: `
    5 day old baby very yellow and not feeding
    10 din da bacha dudh ni pinda
    ਚਾਰ ਦਿਨ ਦਾ ਬੱਚਾ ਪੀਲਾ ਹੋ ਗਿਆ ਦੁੱਧ ਨਹੀਂ ਪੀਂਦਾ
    दो हफ्ते का बच्चा सुस्त है रो नहीं रहा
    newborn has fever 101
    my baby was born on tuesday and is breathing fast
    jamde bache da rang neela
    hafte ka baby thanda pad raha
    15 day old is limp
    navjaat doodh nahi pakad raha
    20 dina di kudi nu taap`,
  bleeding: `
    nose bleeding for 2 hours not stopping
    naak se khoon ruk nahi raha
    ਨੱਕ ਚੋਂ ਖੂਨ ਵਗੀ ਜਾਂਦਾ
    pregnant and bleeding with clots
    khoon ki ulti
    ਟੱਟੀ ਚ ਕਾਲਾ ਖੂਨ
    he cut his leg with kassi and blood is spurting
    delivery ke baad khoon bahut ja raha
    घाव से खून बंद नहीं हो रहा
    after tooth removal mouth is full of blood since 5 hours
    lahu da pairan tak parnala`,
  unconscious: `
    not waking up since morning
    he is not responding even when i shake him
    behosh pya
    ਬੇਹੋਸ਼ ਪਿਆ ਬੋਲਦਾ ਨੀ
    बहुत हिलाया पर उठ नहीं रहे
    hilaya par uthe nahi
    he fainted in sun
    bapu nu hosh ni aundi
    मम्मी जमीन पर पड़ी हैं कोई हलचल नहीं
    she just dropped in the bathroom and eyes are open but no response
    bebe bolde bolde lamme pe gayi hun hungara ni bhardi`,
  fits: `
    he is having a fit over 10 minutes
    having a fit for ten minutes now
    daura pai gya
    ਮਿਰਗੀ ਦਾ ਦੌਰਾ ਪੈ ਗਿਆ
    मिर्गी का दौरा पड़ा है
    baby body stiff and eyes rolled
    dand jud gaye te jhagg aa rahi`,
};

/** Similar to them, but no emergency: one per line. */
export const nearbyHarmless = `
my teacher threw a fit about homework
out of breath from laughing at your reel
is a letter from doctor needed for the test
what if i am not there tomorrow when the boy comes for sample
mai kal ghar nahi rahungi sample parso lena
can my sister collect the report without me
burden of disease test panel price
last message ka reply nahi aaya
mere baad kiska number hai
maaf karna papa ki report galat bhej di
sorry mummy ki report chahiye
loan ke liye medical test chahiye
exam ke liye fitness certificate blood test
take care of my sample please
sab theek hai bas routine test
khatam ho gaya kya offer
sugar ki dawa khatam ho gayi
aaj ka kaam khatam karke aaunga sample dene
kam khatam kar lunga fir aaunga
report band kyu hai
tu ta yaar hasa hasa ke maar ditta
cat scan price
monkey pox test
dog food allergy
snake gourd juice se sugar kam hoti hai kya
spray paint ka kaam karta hu lead test chahiye
farmers who spray need which test
we had pest control in our room yesterday, can you come for sample
3 din ka bukhar hai
baby is 20 days old, heel prick test price
delivered last week, which tests for mother
newborn thyroid test kitne ka
beta paida hua last week, mithai lene aao
jaundice 1 month back now fine lft repeat
yellow urine since morning
pet full lagta hai khane ke baad
glass se pani peete hi pet dard
right hand finger joint pain
my hand slipped and the report fell in water
ecg half price
mirgi ki dawa le rahe hain sodium test karana hai
epilepsy drug level test available?
no fits since 2 years, can we stop carbamazepine level test
i wake up tired every morning
too sleepy in the afternoon, thyroid?
naak band hai jukam hai
nose is running since morning
period me pad 3 lagte hain normal hai na
pregnancy 5 va mahina chal raha sugar test karana
zindagi badhiya chal rahi bas checkup
mummy ki vasiyat ke liye medical fitness certificate
after me my brother will give sample
mere baad mummy ka sample lena
bache ka dhyan rakhte hue sui lagana
bachche ke khane me paint ka test
heater kharab hai ghar me thand hai, home collection 10 baje
gas problem at night and headache
raat ko gas banti hai sar dard hota hai
angithi wala tandoori chicken khaya, uric acid test
fasal kharab ho gayi is saal discount milega
result kab aayega exam se pehle chahiye
boss gave me a heart attack with this salary lol
price sun ke behosh ho gaya haha
two small marks on my arm after blood draw
blue mark on hand after blood sample
do nishan hain report pe
`
  .trim()
  .split("\n");

/** Similar to an emergency's words, but harmless: one per line. */
export const harmlessNeighbours = `
My father had a stroke in 2019 and takes blood thinners, which test should he do every 6 months?
mother in law is diabetic and takes insulin at night, should she skip it before fasting test
I fell from my scooter last year and broke my arm, is calcium test needed now
my dog bit me two years ago and I finished all injections, any antibody test?
does your lab do snake venom test or only hospital
I sweat a lot in summer, is it thyroid
my hands shake a little when I hold tea, which test
no fever no cough no chest pain just routine
doctor said my bp is low normal, 110/70, any test
loose motions last week, now fine, want stool test for worms
my kid ate some mud, should I test for worms
I take sleeping pills prescribed, will it affect the test
took 1 tablet of thyronorm 50 mcg before sample, ok?
husband smokes and drinks, liver test price please
daughter has pale skin and hair fall, iron test
is home collection possible for bedridden patient who cannot walk
grandmother cannot stand for long due to knee pain, can you come home
my mother is 82 and cannot come to the lab, she is on wheelchair
patient is on bed after paralysis 2 years ago needs sodium test at home
baby is 5 months old, vaccine due, any test before
my baby drinks less milk these days, weight is ok
baby had jaundice at birth, now 4 months old and fine
Which test for burning feet and tingling in fingers
do you test for dengue platelets at home tomorrow morning
dengue negative hai, fever utar gaya, platelet recheck kab karu
mere papa ko lakwa hua tha 2018 me, unka blood test ghar pe ho sakta hai
dadi bed pe hain chal nahi sakti ghar aake sample le jao
meri mummy ke ghutne kharab hain wo khadi nahi ho pati ghar pe sample chahiye
sugar ki goli subah khani hai ya test ke baad
papa sugar ke mareez hain, haath pair sunn rehte hain, kaunsa test
bp ki goli roz ek leta hu test se pehle leni hai kya
raat ko 2 goli crocin li thi, subah blood de sakta hu
bache ne kal mitti kha li, pet me keede ka test hota hai?
bache ko bukhar tha 3 din, ab thik hai, cbc karwana hai
peshab me jalan aur bar bar aata hai, kaunsa test
pet me gas banti hai aur khatti dakar aati hai
khana khane ke baad pet phool jata hai
garmi me bahut pasina aata hai thyroid to nahi
seedhi chadhne se ghutne dukhte
bachpan me chhat se gira tha tabse kamar dard
pichle mahine accident hua tha, ab plaster khul gaya, vitamin d test
kutta pala hai ghar me, allergy test karwana hai
saap se dar lagta hai haha, test se nahi
zindagi me pehli baar test karwa raha hu
mera dost kehta hai aapki lab best hai
report dekh ke hosh ud gaye, cholesterol 260
rate sun ke heart attack aa jayega haha
itna mehnga ki jaan nikal gayi
ਮੰਮੀ ਤੁਰ ਨਹੀਂ ਸਕਦੀ ਘਰੋਂ ਸੈਂਪਲ ਲੈ ਜਾਓ
ਦਾਦਾ ਜੀ ਨੂੰ ਅਧਰੰਗ ਹੋਇਆ ਸੀ ਤਿੰਨ ਸਾਲ ਪਹਿਲਾਂ ਹੁਣ ਟੈਸਟ ਕਰਾਉਣੇ
ਸ਼ੂਗਰ ਦੀ ਗੋਲੀ ਖਾ ਕੇ ਆਈਏ ਕਿ ਖਾਲੀ ਪੇਟ
ਬੀਪੀ ਵਧਦਾ ਰਹਿੰਦਾ ਕਿਹੜਾ ਟੈਸਟ
ਬੱਚੇ ਦੇ ਢਿੱਡ ਚ ਕੀੜੇ ਆ
ਪਿਛਲੇ ਸਾਲ ਕੁੱਤੇ ਨੇ ਵੱਢਿਆ ਸੀ ਟੀਕੇ ਲੱਗ ਗਏ
ਹੱਥ ਕੰਬਦੇ ਰਹਿੰਦੇ ਥਾਇਰਾਇਡ ਆ?
ਗਰਮੀ ਚ ਪਸੀਨਾ ਬਹੁਤ ਆਉਂਦਾ
ਦਿਲ ਦਾ ਟੈਸਟ ਕਿੰਨੇ ਦਾ
ਮੇਰੀ ਘਰਵਾਲੀ ਗਰਭਵਤੀ ਆ ਪੰਜਵਾਂ ਮਹੀਨਾ ਕਿਹੜੇ ਟੈਸਟ
ਖੂਨ ਪਤਲਾ ਕਰਨ ਵਾਲੀ ਗੋਲੀ ਖਾਂਦੇ ਆਂ
दादी चल नहीं पाती घर से सैंपल ले जाइए
पापा को 2017 में हार्ट अटैक आया था अब लिपिड टेस्ट
शुगर की गोली खाकर आऊं या खाली पेट
बच्चे के पेट में कीड़े हैं
पिछले साल डेंगू हुआ था अब प्लेटलेट चेक कराना है
गर्मी में चक्कर आते हैं कमजोरी है
हाथ कांपते हैं थायराइड की जांच
पेशाब बार बार आता है शुगर टेस्ट
पत्नी गर्भवती है पांचवां महीना चल रहा है कौन से टेस्ट
खून पतला करने की दवा चल रही है
एक्सीडेंट क्लेम के लिए रिपोर्ट चाहिए
कुत्ते के काटने के टीके लगवाने के बाद टेस्ट होता है क्या पिछले साल काटा था
सिर में हल्का दर्द और आंखों में जलन
डेंगू टेस्ट का रेट
मेरे हाथ पैर ठंडे रहते हैं सर्दी में
बीपी की दवा लेता हूं
शुगर कितनी होनी चाहिए
रिपोर्ट नहीं मिली
खून की जांच घर पर
पेशाब की जांच
पेशाब में जलन
बच्चे को पीलिया है टेस्ट
पेट में गैस
नींद नहीं आती
घुटने में दर्द चल नहीं पाती
कुत्ते का टेस्ट
गर्भावस्था में कौन से टेस्ट
डिलीवरी से पहले ब्लड ग्रुप
चाय पी ली क्या टेस्ट होगा
गोली खा के आऊं
मशीन से जांच होती है
बाल गिर रहे हैं
वजन कम करना है
मच्छर काटने से बुखार
कमजोरी रहती है
आंखों में जलन
कब खुलता है
ਡੇਂਗੂ ਟੈਸਟ ਦਾ ਰੇਟ
ਹੱਥ ਪੈਰ ਠੰਡੇ ਰਹਿੰਦੇ ਸਿਆਲ ਚ
ਬੀਪੀ ਦੀ ਗੋਲੀ ਖਾਂਦਾ ਹਾਂ
ਪਿਸ਼ਾਬ ਦਾ ਟੈਸਟ
ਪਿਸ਼ਾਬ ਚ ਜਲਣ
ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ
ਵਾਲ ਡਿੱਗਦੇ ਨੇ
ਗੈਸ ਬਣਦੀ ਆ
ਚਾਹ ਪੀ ਲਈ ਟੈਸਟ ਹੋ ਜੂ
ਗੋਡੇ ਦੁਖਦੇ ਤੁਰਿਆ ਨਹੀਂ ਜਾਂਦਾ
ਬੱਚਾ ਰੋਟੀ ਨਹੀਂ ਖਾਂਦਾ
ਕੁੱਤੇ ਦੀ ਐਲਰਜੀ
ਰਿਪੋਰਟ ਨਹੀਂ ਆਈ
ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ ਫੋਨ ਤੇ
ਮਸ਼ੀਨ ਖਰਾਬ ਹੈ
ਗਰਭਵਤੀ ਹਾਂ ਕਿਹੜੇ ਟੈਸਟ
ਛੋਟੇ ਹੁੰਦੇ ਡਿੱਗ ਗਿਆ ਸੀ ਬਾਂਹ ਟੁੱਟੀ ਸੀ
ਲੈਬ ਕਿੱਥੇ ਆ
ਨਸ਼ਾ ਛੱਡਿਆ ਲਿਵਰ ਟੈਸਟ
ਸ਼ਰਾਬ ਪੀਂਦਾ ਹਾਂ
फोन नहीं उठा रहे
कोई रिपोर्ट नहीं दे रहा
dil tez dhadakta hai kabhi kabhi anxiety
tension rehti hai
heart rate 90
throat me khujli
gale me kuch atka lagta hai kabhi kabhi thyroid
khana khane ke baad gale me jalan
peshab me jhaag
thyroid attack? no just tsh
mushroom khate hain kya vitamin d
panic attack pehle aata tha
ek taraf ka sir dard
one side headache migraine
haddi kamzor calcium test
haddi ka test
do din se bukhar, sample kab
aaj hi sample
2 saal ka beta cbc
4 saal ki beti ka hb
saal da bacha test karauna
ladka 3 saal pet dard
mere 3 saal ke bete ne dawai kha li ab test hoga?
aata chakki ka test
hathan pairan ch jalan
hath pair sunn rehnde b12
left arm pain after blood sample
sample ke baad haath sooj gaya halka
khoon lene ke baad neela nishan
blood sample ke baad chakkar aate hain mujhe
injection se dar lagta
tika lagwana hai
machine reading sugar 95
blood pressure check
pressure of work 50 hours
room kitne ka
kamre me heater hai waiting room?
raat ko heater jala ke sona sardi
mera bhai chitta chhad chuka test
paani garam karne wala geyser
fan chal raha hai
glass of water
chair se gir gaya tha pehle ab theek
roof top lab
window kahan hai payment ki
window se report
gate band hai
lab ka darwaza band hai
do you take door to door sample
room locked hai report
bus driver fitness test
rabies vaccine hai
kuch nahi khaya
what is the price of dengue test
haath pair thande rehte hain thyroid hai kya
bp 130 by 85 aaya
umar 70 bp ki goli khata hu
do you test for rabies
confused about thyroid test fasting
hba1c test price
shugar di goli kha ke test ho sakda
2 tablets liye the bukhar ke ab theek hu
vitamin d ki goli 60000 wali
pet me gas aur acidity
urine test ka rate
no urine infection only fever
raat ko baar baar peshab aata hai sugar test
stool test ka rate
vomiting since morning mild
jaundice peeliya test
newborn screening test price
pregnancy test hota hai kya
period bleeding heavy nahi hai normal hai
daane nikle hain face pe pimples
khujli saare sareer te
milk allergy test for kid
knee swelling since months
swelling in feet evening
nas chadh gayi pair ki
varicose veins test
kalai me dard
lab chhat te hai ya thalle
second floor par lab hai lift hai
current address change karna hai
switch off ho gaya phone report bhejo dobara
payment nahi ho raha
phone utha nahi rahe aap
not responding to my whatsapp
sample lene wala nahi aaya uth ke intezar kar rahe
neend bahut aati hai din me
sir dard kabhi kabhi
aankhon me dard
chashme ka number
muh me chhale
honth fat rahe hain
kaan band hai zukam se
nakseer kabhi kabhi garmi me
khoon ki jaanch
blood donate kar sakta hu
cholesterol check karana hai dil ke liye
heart rate normal 72
mera dil karda full body checkup karva laiye
wajan badh raha hai
body ache fever cold
gale me dard
khana kha ke aana hai?
pani pi sakte hain
i ate breakfast before fasting test
by mistake booked twice
payment twice deducted
daru pinda liver test krauna
dope test chitta
pair ke anguthe me sujan rehti hai, daal khane se badh jati hai
ghutne me sujan rehti hai, dawai bhi kha raha hu
goday ch soj rehndi aa, roti khaan naal vadh jandi
subah pairon me sujan rehti hai, bp ki goli khata hu
पैर के अंगूठे में सूजन रहती है खाना खाने से बढ़ जाती है
ਪੈਰ ਵਿੱਚ ਸੋਜ ਰਹਿੰਦੀ ਹੈ ਦਵਾਈ ਖਾਂਦਾ ਹਾਂ
bachche ke pet me keede hai, raat ko daant peesta hai
bache de dhid ch keere ne, raat nu dand kirchda
बच्चे के पेट में कीड़े हैं
ਬੱਚੇ ਦੇ ਢਿੱਡ ਵਿੱਚ ਕੀੜੇ ਲੱਗਦੇ ਨੇ
raat ko pairo me dard lagta hai
`
  .trim()
  .split("\n");

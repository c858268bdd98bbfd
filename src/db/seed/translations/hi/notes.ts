import type { CatalogueTexts } from "#db/seed/translations/rows.ts";

/* Notes before a sample in Hindi, by their English sentence: a note that changes in English has no text until it is translated anew. */
export const notes: CatalogueTexts["notes"] = {
  "No alcohol for 24 hours before.": "सैंपल से पहले 24 घंटे शराब न पिएँ।",
  "No heavy meat meals for 24 hours before.": "सैंपल से पहले 24 घंटे मीट वाला भारी खाना न खाएँ।",
  "No hard exercise for 24 hours before.": "सैंपल से पहले 24 घंटे भारी कसरत न करें।",
  "Thyroid: give the sample before your morning tablet.": "थायरॉइड: सैंपल सुबह की गोली से पहले दें।",
  "Stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.":
    "अगर आपके डॉक्टर हाँ कहें, तो सैंपल से पहले 48 घंटे बायोटिन (बाल और नाखून के सप्लीमेंट) न लें।",
  "Urine: our phlebotomist brings the container. In the morning, wait for the visit if you comfortably can: the first urine, mid-stream, is best.":
    "पेशाब: डिब्बी हमारे लैब स्टाफ़ लाएँगे। सुबह, अगर आराम से रोक सकें, तो विज़िट तक रुकें: दिन का पहला पेशाब, बीच की धार का, सबसे अच्छा है।",
  "Stool: call us, and we bring the container a day before the visit.":
    "लैट्रिन: हमें फ़ोन करें, हम विज़िट से एक दिन पहले डिब्बी ले आएँगे।",
  // What to do first, then what not to do.
  "If you have chest pain now, do not book: call 112 or 108.": "अगर अभी सीने में दर्द है: 112 या 108 पर फ़ोन करें, बुकिंग न करें।",
  "No hard exercise and no injection into a muscle for 48 hours before.":
    "सैंपल से पहले 48 घंटे भारी कसरत न करें और मांसपेशी में इंजेक्शन न लगवाएँ।",
  "Medicine levels: give the sample just before the next dose, and take the dose afterwards.":
    "दवाई का लेवल: सैंपल अगली डोज़ से ठीक पहले दें, और डोज़ सैंपल के बाद लें।",
  "Sputum: call us, and we bring the container a day before the visit. Cough it up from deep in the chest, early that morning.":
    "बलगम: हमें फ़ोन करें, हम विज़िट से एक दिन पहले डिब्बी ले आएँगे। विज़िट वाले दिन सुबह-सुबह सीने की गहराई से खाँसकर बलगम निकालें।",
  "Cultures: give the sample before antibiotics are begun, if you can.":
    "कल्चर: हो सके तो सैंपल एंटीबायोटिक शुरू होने से पहले दें।",
  "Fever: do not take aspirin or ibuprofen.": "बुखार: एस्पिरिन या आइबुप्रोफ़ेन न लें।",
  // "2-4 दिन" alone would be a length of time.
  "Hormones: women give the sample on day 2-4 of the period, unless the doctor names another day.":
    "हार्मोन: अगर डॉक्टर कोई और दिन न बताएँ, तो महिलाएँ सैंपल माहवारी के दिन 2-4 पर दें (दूसरे से चौथे दिन)।",
  "Iron: leave out iron tablets for 24 hours before, if your doctor agrees.":
    "आयरन: अगर आपके डॉक्टर हाँ कहें, तो सैंपल से पहले 24 घंटे आयरन की गोली न लें।",
  "Blood thinners: tell the phlebotomist name, dose and time, and do not change them on your own.":
    "खून पतला करने की दवाई: नाम, डोज़ और टाइम लैब स्टाफ़ को बताएँ, और दवाई अपनी मर्ज़ी से न बदलें।",
  "Zinc: leave out zinc and multivitamin tablets for 24 hours before, if your doctor agrees.":
    "ज़िंक: अगर आपके डॉक्टर हाँ कहें, तो सैंपल से पहले 24 घंटे ज़िंक और मल्टीविटामिन की गोली न लें।",
  "High-sensitivity CRP: wait about two weeks after a fever, infection, injury or vaccination.":
    "High-Sensitivity CRP: बुखार, इंफेक्शन, चोट या वैक्सीन के बाद करीब दो हफ़्ते रुकें।",
  "Magnesium: leave out magnesium tablets and antacids that hold magnesium for 24 hours before, if your doctor agrees.":
    "मैग्नीशियम: अगर आपके डॉक्टर हाँ कहें, तो सैंपल से पहले 24 घंटे मैग्नीशियम की गोली और मैग्नीशियम वाली एसिडिटी की दवाई न लें।",
  "Lithium: give the sample about 12 hours after the last dose and before the next one.":
    "लिथियम: सैंपल पिछली डोज़ के करीब 12 घंटे बाद और अगली डोज़ से पहले दें।",
  "Copper: leave out copper, zinc and multivitamin tablets for 24 hours before, if your doctor agrees.":
    "कॉपर: अगर आपके डॉक्टर हाँ कहें, तो सैंपल से पहले 24 घंटे कॉपर, ज़िंक और मल्टीविटामिन की गोली न लें।",
  "24-hour urine: call us, and we bring the large container before the day on which you collect.":
    "24 घंटे का पेशाब: हमें फ़ोन करें, जिस दिन पेशाब इकट्ठा करना है उससे पहले हम बड़ा डिब्बा ले आएँगे।",
  "24-hour urine: empty the bladder at a noted hour, then collect all urine for 24 hours, with the last at the same hour next day.":
    "24 घंटे का पेशाब: एक बार पूरा पेशाब कर लें (यह डिब्बे में नहीं) और टाइम लिख लें, उसके बाद 24 घंटे का सारा पेशाब इकट्ठा करें, आखिरी बार अगले दिन उसी टाइम पर।",
  "Stool: hand it over fresh, within about 2 hours.": "लैट्रिन: ताज़ी दें, करीब 2 घंटे के अंदर।",
  "Stool: not during a period or while piles or urine bleed.":
    "लैट्रिन: माहवारी में, या बवासीर या पेशाब से खून आने के दिनों में सैंपल न दें।",
  "H. pylori: stop antibiotics and bismuth 4 weeks before, and acidity medicines such as pantoprazole 2 weeks before, only if your doctor agrees.":
    "H. pylori: सिर्फ़ तभी जब आपके डॉक्टर हाँ कहें: एंटीबायोटिक और बिस्मथ 4 हफ़्ते पहले, और पैंटोप्राज़ोल जैसी एसिडिटी की दवाई 2 हफ़्ते पहले बंद करें।",
  "Coeliac screen: go on eating wheat (roti, bread) as usual for some weeks before.":
    "सीलिएक टेस्ट: सैंपल से पहले के कुछ हफ़्ते गेहूँ (रोटी, ब्रेड) रोज़ की तरह लें, छोड़ें नहीं।",
  "Calprotectin: painkillers such as ibuprofen can raise it; ask your doctor about leaving them out for 2 weeks.":
    "कैलप्रोटेक्टिन: आइबुप्रोफ़ेन जैसी दर्द की दवाई इसे बढ़ा सकती है; 2 हफ़्ते इन्हें न लेने के बारे में अपने डॉक्टर से पूछें।",
  "Malaria: give the sample before malaria medicine.": "मलेरिया: सैंपल मलेरिया की दवाई से पहले दें।",
  "Calcium: leave out calcium tablets on the morning of the test, if your doctor agrees.":
    "कैल्शियम: अगर आपके डॉक्टर हाँ कहें, तो टेस्ट वाली सुबह कैल्शियम की गोली न लें।",
  "Prolactin: 2-3 hours after waking, rested.": "प्रोलैक्टिन: सैंपल जागने के 2-3 घंटे बाद, आराम करके दें।",
  "Progesterone: give the sample about 7 days before the next expected period (day 21 of a 28-day cycle).":
    "प्रोजेस्टेरोन: सैंपल अगली माहवारी की अंदाज़े वाली तारीख से करीब 7 दिन पहले दें (28 दिन के चक्र में दिन 21 पर)।",
  "Cortisol: rest before the sample, and do not stop a steroid on your own.":
    "कॉर्टिसोल: सैंपल से पहले आराम करें, और स्टेरॉयड अपनी मर्ज़ी से बंद न करें।",
  "PSA: no ejaculation, cycling or riding for 48 hours before.":
    "PSA: सैंपल से पहले 48 घंटे वीर्य न निकले, साइकिल न चलाएँ और घुड़सवारी न करें।",
};

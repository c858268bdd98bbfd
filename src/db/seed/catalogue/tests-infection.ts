import type { TestRow } from "./catalogue-rows.ts";

/** Categories 4 and 5: lungs and allergy; fever and infection. */
export const infectionTestRows: TestRow[] = [
  {
    id: 53,
    code: "IGE-053",
    name: "Total IgE",
    description: "The antibody of allergy, for sneezing, wheeze, itching and rashes.",
    categoryId: 4,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Allergy tablets (antihistamines) may be continued.",
    about: "IgE is the antibody behind most allergies. The test measures all of it, whatever it is directed against.",
    clinicalImportance:
      "A high value supports allergy, asthma or eczema, but worms and some other conditions raise it too. A normal value does not exclude an allergy. To find the cause, a panel of specific IgE or a skin test is needed.",
    testingProcess:
      "Blood is drawn from the arm at home. Total IgE is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ige", "allergy", "allergy test", "allergy jaanch", "khujli", "chheenk", "dama", "asthma"],
  },
  {
    id: 54,
    code: "FAP-054",
    name: "Food Allergy Panel (Specific IgE)",
    description: "Antibodies against common foods such as milk, egg, wheat, nuts and fish.",
    categoryId: 4,
    rupees: 3500,
    discountRupees: 2799,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation:
      "No special preparation is needed. Allergy tablets may be continued. Note which foods seemed to cause trouble.",
    about:
      "The panel measures IgE antibodies against a set of common foods, one by one. It looks for the quick kind of allergy, which comes within minutes to two hours.",
    clinicalImportance:
      "A positive result means that the body has made antibodies; it is an allergy only if that food also causes symptoms. Do not leave out foods, least of all for a child, before a doctor has read the result. Swelling of the face or trouble breathing after food needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. Specific IgE is measured by multiplex immunoassay or immunoblot.",
    alsoKnownAs: ["food allergy", "allergy", "allergy test", "milk allergy", "khane se allergy", "khujli", "dane"],
  },
  {
    id: 55,
    code: "IAP-055",
    name: "Inhalant Allergy Panel (Specific IgE)",
    description: "Antibodies against dust mite, pollen, mould and animal hair.",
    categoryId: 4,
    rupees: 3500,
    discountRupees: 2799,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No special preparation is needed. Allergy tablets may be continued.",
    about:
      "The panel measures IgE antibodies against things we breathe in: house dust mite, pollens, moulds, cockroach and animal hair. Each is reported with the strength of the antibody.",
    clinicalImportance:
      "It helps to find what sets off sneezing, watering eyes or asthma, so that it can be avoided or treated. A positive result counts only together with the symptoms and their season. A skin test is the usual alternative.",
    testingProcess:
      "Blood is drawn from the arm at home. Specific IgE is measured by multiplex immunoassay or immunoblot.",
    alsoKnownAs: [
      "dust allergy",
      "pollen allergy",
      "allergy",
      "dhool se allergy",
      "chheenk",
      "nazla",
      "asthma",
      "dama",
    ],
  },
  {
    id: 56,
    code: "AEC-056",
    name: "Absolute Eosinophil Count (AEC)",
    description: "A white cell that rises in allergy, asthma and worms.",
    categoryId: 4,
    rupees: 150,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. Tell the phlebotomist about steroid medicines.",
    about:
      "Eosinophils are white cells that take part in allergy and in the defence against worms. The test counts them.",
    clinicalImportance:
      "A high count goes with allergy, asthma, worms and reactions to medicines. A very high or lasting count needs further tests. Steroids lower it quickly.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Eosinophils are counted on an automated cell counter and checked on a smear where needed.",
    alsoKnownAs: ["eosinophils", "eosinophil count", "allergy", "khansi", "asthma", "keede"],
  },
  {
    id: 57,
    code: "SPC-057",
    name: "Sputum Culture and Sensitivity",
    description: "Grows the germ in phlegm and tests which antibiotic works on it.",
    categoryId: 4,
    rupees: 549,
    sampleType: "Sputum",
    reportTime: "3-4 days",
    preparation:
      "Rinse the mouth with water in the early morning and cough up phlegm from deep in the chest into the container; saliva does not serve. Give it before antibiotics are begun, if you can.",
    about:
      "Phlegm is placed on culture plates and the bacteria that grow are named. Each is tested against a set of antibiotics.",
    clinicalImportance:
      "It helps to treat pneumonia and long-standing cough with the right antibiotic. Mouth germs often grow as well, and the report says which are likely to matter; tuberculosis needs its own tests. Trouble in breathing needs a hospital at once.",
    testingProcess:
      "You collect the phlegm at home and hand it over within 2 hours. It is stained (Gram), cultured, and tested for sensitivity by disc diffusion or an automated system.",
    alsoKnownAs: ["balgam", "balgam jaanch", "phlegm", "khansi", "cough", "chest infection", "pneumonia"],
  },
  {
    id: 58,
    code: "AFB-058",
    name: "Sputum Smear for AFB (TB)",
    description: "Looks for tuberculosis germs in phlegm under the microscope.",
    categoryId: 4,
    rupees: 250,
    sampleType: "Sputum",
    reportTime: "24-48 hours",
    preparation:
      "Cough up phlegm from deep in the chest, early in the morning, in the open air and away from others. Two samples on two days are better than one.",
    about:
      "Phlegm is stained so that acid-fast bacilli (AFB), among them the germ of tuberculosis, can be seen. The smear also gives an idea of how many there are.",
    clinicalImportance:
      "A positive smear suggests tuberculosis of the lungs that others can catch, and needs a doctor soon. A negative smear does not exclude it; the PCR test finds more. Tuberculosis is treatable, and by law a lab reports it to the health authority so that treatment can be given free.",
    testingProcess:
      "You collect the phlegm at home. It is stained by the Ziehl-Neelsen or fluorescence method and examined.",
    alsoKnownAs: ["tb test", "tapedik", "tuberculosis", "balgam", "khansi", "afb stain"],
  },
  {
    id: 59,
    code: "GXP-059",
    name: "TB PCR with Rifampicin Resistance (CBNAAT)",
    description: "Finds the genes of the TB germ in phlegm, and resistance to a main medicine.",
    categoryId: 4,
    rupees: 2500,
    discountRupees: 1999,
    sampleType: "Sputum",
    reportTime: "24-48 hours",
    preparation:
      "Cough up phlegm from deep in the chest, early in the morning, in the open air and away from others. Say if you have had TB treatment before.",
    about:
      "The test multiplies and detects genes of the tuberculosis germ, and the changes that make it resist rifampicin. It finds far fewer germs than the microscope needs.",
    clinicalImportance:
      "It is the first test that India's TB programme advises for suspected tuberculosis of the lungs, and government centres offer it free. After earlier treatment it can stay positive from dead germs. By law a lab reports tuberculosis to the health authority so that treatment can be given free.",
    testingProcess:
      "You collect the phlegm at home. It is tested by a closed, cartridge or chip based nucleic acid amplification system.",
    alsoKnownAs: ["genexpert", "tb pcr", "tb", "tapedik", "tuberculosis", "balgam", "mdr tb", "truenat"],
  },
  {
    id: 60,
    code: "TBG-060",
    name: "TB Gold (IGRA)",
    description: "Shows whether the body has met the TB germ; it cannot tell present illness.",
    categoryId: 4,
    rupees: 2800,
    discountRupees: 2299,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No fasting is needed. Tell the phlebotomist about steroids and other medicines that lower immunity.",
    about:
      "White cells that have met the tuberculosis germ release interferon-gamma when they meet its proteins again. The test measures that release.",
    clinicalImportance:
      "It is used to look for sleeping (latent) infection, such as before medicines that lower immunity. A positive result does not mean active tuberculosis, and a negative one does not exclude it; active disease is sought in phlegm and by X-ray. Weak immunity can give an unclear result.",
    testingProcess:
      "Blood is drawn from the arm at home into special tubes, which must reach the lab the same day. After incubation interferon-gamma is measured by ELISA or CLIA.",
    alsoKnownAs: ["quantiferon", "quantiferon tb", "tb blood test", "tb", "tapedik", "latent tb"],
  },
  {
    id: 61,
    code: "ASP-061",
    name: "Aspergillus fumigatus IgE",
    description: "Allergy to a mould that can make asthma hard to control.",
    categoryId: 4,
    rupees: 1449,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No special preparation is needed. Tell the phlebotomist about steroid medicines.",
    about: "Aspergillus is a mould found everywhere in dust and damp. The test measures the IgE antibody against it.",
    clinicalImportance:
      "In asthma that stays hard to control, a positive result makes a doctor look for allergic bronchopulmonary aspergillosis (ABPA), together with total IgE and a scan. Alone it means allergy to the mould, not an infection.",
    testingProcess: "Blood is drawn from the arm at home. Specific IgE is measured by fluorescence enzyme immunoassay.",
    alsoKnownAs: ["aspergillus", "abpa", "mould allergy", "fungus allergy", "asthma", "dama"],
  },
  {
    id: 14,
    code: "CRP-014",
    name: "C-Reactive Protein (CRP)",
    description: "A sign of inflammation that rises within hours of an infection.",
    categoryId: 5,
    rupees: 500,
    discountRupees: 349,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "CRP is made by the liver when there is inflammation anywhere in the body. It rises within hours and falls within days.",
    clinicalImportance:
      "It helps a doctor to judge a fever, an infection or active arthritis, and to see whether treatment works. It does not tell where the inflammation is or what caused it. For heart risk the high-sensitivity test (hs-CRP) is used.",
    testingProcess: "Blood is drawn from the arm at home. CRP is measured by immunoturbidimetry.",
    alsoKnownAs: ["crp test", "inflammation", "infection", "sujan", "bukhar", "taap", "jodo ka dard"],
  },
  {
    id: 62,
    code: "DNS-062",
    name: "Dengue NS1 Antigen",
    description: "Finds dengue in the first five days of fever.",
    categoryId: 5,
    rupees: 600,
    discountRupees: 549,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No special preparation is needed. Note the day on which the fever began. Do not take aspirin or ibuprofen for the fever.",
    about:
      "NS1 is a protein of the dengue virus that is in the blood from the first day of fever until about the fifth. It can be found before the body has made antibodies.",
    clinicalImportance:
      "A positive result supports dengue; a negative one does not exclude it, mostly after day five, when antibodies are tested. Platelets and haematocrit are then watched. Severe belly pain, repeated vomiting, bleeding, drowsiness or cold hands needs a hospital at once, even as the fever falls.",
    testingProcess: "Blood is drawn from the arm at home. NS1 antigen is found by ELISA.",
    alsoKnownAs: ["dengue", "dengu", "ns1", "dengue bukhar", "machhar", "bukhar", "taap", "platelets"],
  },
  {
    id: 63,
    code: "DAB-063",
    name: "Dengue IgM and IgG Antibodies",
    description: "Dengue antibodies, for a fever of five days or more and for earlier infection.",
    categoryId: 5,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No special preparation is needed. Note the day on which the fever began. Do not take aspirin or ibuprofen for the fever.",
    about:
      "IgM antibodies appear from about the fifth day of dengue, and IgG later, or early in a second infection. The two together tell roughly when the infection took place.",
    clinicalImportance:
      "IgM suggests a present or recent infection, and IgG alone mostly an earlier one. Antibodies against related viruses can give a false positive. Severe belly pain, repeated vomiting, bleeding or drowsiness needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. IgM and IgG are found by ELISA.",
    alsoKnownAs: ["dengue", "dengu", "dengue igm", "dengue igg", "dengue bukhar", "machhar", "bukhar"],
  },
  {
    id: 64,
    code: "MPT-064",
    name: "Malaria Parasite (Smear and Antigen)",
    description: "Looks for malaria in two ways, for fever with chills.",
    categoryId: 5,
    rupees: 450,
    discountRupees: 299,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No special preparation is needed. Give the sample before malaria medicine, and best while the fever is up.",
    about:
      "The smear shows the parasite and its kind under the microscope; the antigen test finds the proteins of vivax and falciparum malaria. Done together, they miss less than either alone.",
    clinicalImportance:
      "A positive result needs treatment by a doctor the same day. One negative test does not exclude malaria, and it is repeated over two or three days if the fever goes on. Drowsiness, fits, dark urine or jaundice with fever needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Thick and thin films are examined and a rapid antigen test is done.",
    alsoKnownAs: ["malaria", "mp test", "mp smear", "thand lag ke bukhar", "bukhar", "taap", "machhar", "kaamba"],
  },
  {
    id: 65,
    code: "CHK-065",
    name: "Chikungunya IgM",
    description: "Antibodies of chikungunya, for fever with strong joint pain.",
    categoryId: 5,
    rupees: 1000,
    discountRupees: 799,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Note the day on which the fever began.",
    about: "Chikungunya is a virus spread by mosquitoes. IgM antibodies appear about five days after the fever begins.",
    clinicalImportance:
      "A positive result supports a recent infection, whose joint pain can last for weeks. In the first days the test may still be negative. Dengue can look alike, so both are often tested before painkillers are chosen.",
    testingProcess: "Blood is drawn from the arm at home. IgM is found by ELISA.",
    alsoKnownAs: ["chikungunya", "chikangunia", "jodo ka dard", "jodan da dard", "bukhar", "machhar"],
  },
  {
    id: 66,
    code: "TYP-066",
    name: "Typhidot IgM",
    description: "A rapid antibody test for typhoid, from about the fifth day of fever.",
    categoryId: 5,
    rupees: 600,
    discountRupees: 449,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. Note the day on which the fever began and any antibiotic taken.",
    about:
      "The test finds IgM antibodies against the typhoid germ, which appear some days after the fever begins. It gives its answer within the day.",
    clinicalImportance:
      "A positive result supports typhoid where the illness fits, but false positives and false negatives occur. A blood culture before antibiotics is the better proof. Belly pain that grows worse, or blood in stool with fever, needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. IgM is found by a rapid immunoassay.",
    alsoKnownAs: ["typhoid", "typhi dot", "typhoid test", "miyadi bukhar", "motijhara", "bukhar", "taap"],
  },
  {
    id: 67,
    code: "WID-067",
    name: "Widal Test",
    description: "The older antibody test for typhoid, for fever of a week or more.",
    categoryId: 5,
    rupees: 250,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. Note the day on which the fever began and any typhoid vaccine.",
    about:
      "The test measures antibodies against parts (O and H) of the typhoid and paratyphoid germs. It is done in several dilutions, and the report gives the last one that still reacts.",
    clinicalImportance:
      "In India many healthy people carry such antibodies from earlier infection or vaccine, so one raised value does not prove typhoid. A fourfold rise after 7-10 days means more. A blood culture before antibiotics is the better proof.",
    testingProcess: "Blood is drawn from the arm at home. Antibodies are measured by slide or tube agglutination.",
    alsoKnownAs: ["typhoid", "vidal", "typhoid test", "miyadi bukhar", "motijhara", "bukhar"],
  },
  {
    id: 68,
    code: "BCU-068",
    name: "Blood Culture and Sensitivity",
    description: "Grows germs from the blood: the best proof of typhoid before antibiotics.",
    categoryId: 5,
    rupees: 1100,
    discountRupees: 899,
    sampleType: "Blood",
    reportTime: "5-6 days",
    preparation:
      "Give the sample before the first antibiotic, if you can. Tell the phlebotomist of any antibiotic already taken.",
    about:
      "Blood is kept in a culture bottle for some days. A germ that grows is named and tested against antibiotics.",
    clinicalImportance:
      "It shows which germ is in the blood and which antibiotic works, most of all in typhoid in its first week. Germs of the skin can grow by accident, so the report is read with the illness. High fever with shivering, confusion or fast breathing needs a hospital at once.",
    testingProcess:
      "The skin is cleaned with care and blood is drawn at home into culture bottles. They are watched by an automated system for up to 5 days, and growth is identified.",
    alsoKnownAs: ["blood c/s", "typhoid culture", "typhoid", "khoon ka culture", "bukhar", "taap"],
  },
  {
    id: 69,
    code: "UCU-069",
    name: "Urine Culture and Sensitivity",
    description: "Names the germ of a urine infection and the antibiotic that works.",
    categoryId: 5,
    rupees: 600,
    discountRupees: 449,
    sampleType: "Urine",
    reportTime: "2-3 days",
    preparation:
      "Give a mid-stream sample in the sterile container, best the first of the morning, after washing the area with water. Give it before antibiotics are begun, if you can.",
    about:
      "Urine is placed on culture plates and the germs that grow are counted, named and tested against antibiotics. The number of germs helps to tell infection from mere contact with the skin.",
    clinicalImportance:
      "It confirms a urine infection and guides its treatment, mostly in pregnancy, in men, in children and when infections return. Several germs at once often mean that the sample touched the skin, and a fresh one is asked for. Fever with shivering or back pain needs a doctor the same day.",
    testingProcess:
      "You collect the urine at home, to reach the lab within 2 hours or kept cool. It is cultured quantitatively and tested by disc diffusion or an automated system.",
    alsoKnownAs: ["uti", "urine infection", "urine c/s", "peshab mein jalan", "peshab", "peshab culture", "jalan"],
  },
  {
    id: 70,
    code: "SCU-070",
    name: "Stool Culture and Sensitivity",
    description: "Looks for germs such as Salmonella and Shigella in lasting loose motions.",
    categoryId: 5,
    rupees: 549,
    sampleType: "Stool",
    reportTime: "3-4 days",
    preparation:
      "Put a spoonful of fresh stool into the container, with any mucus, and without urine or water. Give it before antibiotics are begun, if you can.",
    about:
      "Stool is placed on special culture plates to find bacteria that cause diarrhoea. What grows is tested against antibiotics.",
    clinicalImportance:
      "It helps in diarrhoea with fever, blood or long duration. Most short diarrhoea comes from viruses and needs fluids and no antibiotic. Little urine, sunken eyes or drowsiness, mostly in a child, needs a doctor at once.",
    testingProcess:
      "You collect the stool at home and hand it over within 2 hours. It is cultured on selective plates and growth is identified.",
    alsoKnownAs: ["stool c/s", "dast", "loose motion", "diarrhoea", "potty test", "latrine jaanch", "pechish"],
  },
  {
    id: 71,
    code: "PCT-071",
    name: "Procalcitonin",
    description: "Helps to tell a serious bacterial infection from other causes of fever.",
    categoryId: 5,
    rupees: 2500,
    discountRupees: 1999,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. If the patient is very ill, go to a hospital and do not wait.",
    about:
      "Procalcitonin rises in the blood within hours of a serious bacterial infection and falls as it is controlled. In most virus infections it stays low.",
    clinicalImportance:
      "A low value makes a serious bacterial infection less likely, and repeated values help to decide when antibiotics can stop. Operations, injury and kidney disease raise it too. Confusion, fast breathing or cold skin with fever needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. Procalcitonin is measured by chemiluminescence or electrochemiluminescence immunoassay.",
    alsoKnownAs: ["pct", "sepsis", "infection", "bacterial infection", "bukhar"],
  },
  {
    id: 72,
    code: "SCR-072",
    name: "Scrub Typhus IgM",
    description: "For long fever after the monsoon, spread by mites in fields and bushes.",
    categoryId: 5,
    rupees: 1099,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No special preparation is needed. Note the day on which the fever began, and look for a dark scab on the skin.",
    about:
      "Scrub typhus is an infection from the bite of tiny mites, found in north India mostly from July to November. IgM antibodies appear in the first or second week.",
    clinicalImportance:
      "A positive result supports the infection, which antibiotics treat well when begun early. In the first days the test can be negative, and doctors may treat before it turns. Breathlessness, drowsiness or little urine with fever needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. IgM is found by ELISA.",
    alsoKnownAs: ["scrub typhus", "mite fever", "long fever", "bukhar", "taap", "orientia"],
  },
  {
    id: 73,
    code: "HBS-073",
    name: "Hepatitis B Surface Antigen (HBsAg)",
    description: "Shows whether the hepatitis B virus is present in the body.",
    categoryId: 5,
    rupees: 450,
    discountRupees: 349,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Say if you had a hepatitis B vaccine in the last month.",
    about:
      "HBsAg is the outer protein of the hepatitis B virus. It is tested in pregnancy, before operations and in liver disease.",
    clinicalImportance:
      "A reactive result suggests an infection with hepatitis B and is confirmed by further tests before it is called so. Many carriers are well, and a doctor follows the liver and treats if needed. The family can be tested and protected by vaccine.",
    testingProcess: "Blood is drawn from the arm at home. HBsAg is found by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["hepatitis b", "australia antigen", "kala peeliya", "peeliya", "jaundice", "liver"],
  },
  {
    id: 74,
    code: "ABS-074",
    name: "Hepatitis B Surface Antibody (Anti-HBs)",
    description: "Shows whether you are protected against hepatitis B, as after a vaccine.",
    categoryId: 5,
    rupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. The best time is 1-2 months after the last vaccine dose.",
    about:
      "Anti-HBs is the antibody that protects against hepatitis B. It comes from a vaccine or after a cleared infection.",
    clinicalImportance:
      "A value of 10 mIU/mL or more soon after a full course means protection. A lower value years later does not always mean that it is lost. The test is mostly advised to health workers, people on dialysis and partners of carriers.",
    testingProcess:
      "Blood is drawn from the arm at home. Anti-HBs is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["anti hbs", "hbsab", "hepatitis b titre", "vaccine check", "hepatitis vaccine", "teeka"],
  },
  {
    id: 75,
    code: "HCV-075",
    name: "Hepatitis C Antibody (Anti-HCV)",
    description: "Shows whether the body has ever met the hepatitis C virus.",
    categoryId: 5,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "Hepatitis C spreads by blood, such as unsafe needles, and can stay silent for years. The test finds antibodies against it.",
    clinicalImportance:
      "A reactive result means a past or present infection, and an HCV RNA test tells which. Tablets clear the virus in most people, and the government offers treatment free. A very recent infection can be missed.",
    testingProcess: "Blood is drawn from the arm at home. Anti-HCV is found by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["hcv", "anti hcv", "hepatitis c", "kala peeliya", "peeliya", "jaundice", "liver"],
  },
  {
    id: 76,
    code: "HCR-076",
    name: "HCV RNA Quantitative (PCR)",
    description: "Measures the hepatitis C virus itself, before and after treatment.",
    categoryId: 5,
    rupees: 4500,
    discountRupees: 3499,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No fasting is needed. Tell the phlebotomist about hepatitis C treatment and when it ended.",
    about:
      "The test counts the genes of the hepatitis C virus in the blood (the viral load). It finds the virus itself, where the antibody test shows only that the body has met it.",
    clinicalImportance:
      "It tells a present infection from a past one when the antibody is reactive. Virus that stays undetectable 12 weeks after treatment counts as cured. The height of the viral load does not show how much the liver is harmed.",
    testingProcess: "Blood is drawn from the arm at home and separated soon. HCV RNA is measured by real-time PCR.",
    alsoKnownAs: ["hcv pcr", "hcv viral load", "hepatitis c", "viral load", "kala peeliya", "liver"],
  },
  {
    id: 77,
    code: "HAV-077",
    name: "Hepatitis A IgM",
    description: "Finds a fresh hepatitis A infection, a common cause of jaundice in the young.",
    categoryId: 5,
    rupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed.",
    about: "Hepatitis A spreads by food and water. IgM antibodies are in the blood when the jaundice begins.",
    clinicalImportance:
      "A positive result supports a fresh infection, from which nearly all people recover with rest and care. Liver tests and PT/INR are followed. Confusion, bleeding or vomiting that does not stop needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. IgM is found by chemiluminescence immunoassay (CLIA) or ELISA.",
    alsoKnownAs: ["hepatitis a", "anti hav", "peeliya", "piliya", "jaundice", "liver"],
  },
  {
    id: 78,
    code: "HEV-078",
    name: "Hepatitis E IgM",
    description: "Finds a fresh hepatitis E infection, which matters most in pregnancy.",
    categoryId: 5,
    rupees: 999,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Tell the phlebotomist about pregnancy.",
    about: "Hepatitis E spreads by unclean water, often in the rains. IgM antibodies appear when the jaundice begins.",
    clinicalImportance:
      "Most people recover by themselves. In pregnancy and in people with liver disease it can be serious, so jaundice in pregnancy needs a doctor the same day. Confusion or bleeding needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. IgM is found by ELISA.",
    alsoKnownAs: ["hepatitis e", "anti hev", "peeliya", "piliya", "jaundice", "pregnancy jaundice"],
  },
  {
    id: 79,
    code: "HIV-079",
    name: "HIV 1 and 2 (Antigen and Antibody)",
    description: "Screens for HIV infection, in confidence.",
    categoryId: 5,
    rupees: 600,
    discountRupees: 449,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. By law the sample may be taken only with your informed consent.",
    about:
      "The fourth-generation test finds antibodies against HIV 1 and 2 and the p24 antigen of the virus. It turns positive about 2-6 weeks after infection.",
    clinicalImportance:
      "A reactive result is a screening result and is confirmed by further tests before it is called positive. After a recent risk a negative test is repeated at about 3 months. With treatment, which the government gives free, people with HIV live long and well; within 72 hours of a risk ask a doctor about preventive medicine.",
    testingProcess:
      "Blood is drawn from the arm at home. It is tested by chemiluminescence immunoassay (CLIA), and a reactive sample is retested by other methods as national guidelines ask.",
    alsoKnownAs: ["hiv", "aids", "aids test", "elisa", "hiv elisa", "hiv jaanch"],
  },
  {
    id: 80,
    code: "VDR-080",
    name: "VDRL (RPR)",
    description: "Screens for syphilis, as in pregnancy and before donating blood.",
    categoryId: 5,
    rupees: 250,
    discountRupees: 199,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "The test finds antibodies that appear in syphilis, an infection that penicillin treats. It is part of care in pregnancy.",
    clinicalImportance:
      "A reactive result is confirmed by a specific test such as TPHA, since pregnancy, other infections and autoimmune disease can give false positives. The titre falls with treatment and so serves to follow it. A very early infection can be missed.",
    testingProcess:
      "Blood is drawn from the arm at home. Antibodies are found by flocculation (VDRL or RPR), with a titre if reactive.",
    alsoKnownAs: ["syphilis", "std test", "sti", "antenatal test"],
  },
  {
    id: 81,
    code: "RUB-081",
    name: "Rubella IgG",
    description: "Shows protection against German measles, checked before a pregnancy.",
    categoryId: 5,
    rupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Say if you had an MMR or MR vaccine in the last month.",
    about: "Rubella is mild for most, but early in pregnancy it can harm the baby. IgG antibodies show protection.",
    clinicalImportance:
      "A positive result means protection from a vaccine or an earlier infection. Without it a woman who plans a pregnancy can be vaccinated, and waits one month before conceiving. The test does not look for a fresh infection.",
    testingProcess: "Blood is drawn from the arm at home. IgG is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["german measles", "torch", "rubella", "pregnancy planning", "german khasra"],
  },
  {
    id: 82,
    code: "ASO-082",
    name: "ASO Titre (Antistreptolysin O)",
    description: "A sign of a recent streptococcal sore throat, for joint pain in the young.",
    categoryId: 5,
    rupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "After a streptococcal throat infection the body makes antibodies against streptolysin O. They rise after one to three weeks.",
    clinicalImportance:
      "A raised value supports a recent infection, where a doctor considers rheumatic fever or a kidney inflammation. It does not prove either, and many healthy children have raised values. A second sample shows whether it rises.",
    testingProcess: "Blood is drawn from the arm at home. ASO is measured by immunoturbidimetry or nephelometry.",
    alsoKnownAs: ["aso", "aslo", "sore throat", "gala dard", "gale mein dard", "rheumatic fever", "jodo ka dard"],
  },
];

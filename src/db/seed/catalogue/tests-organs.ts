import type { TestRow } from "./catalogue-rows.ts";

/** Categories 2, 3 and 7: heart; brain and nerves; kidneys, liver and stomach. */
export const organTestRows: TestRow[] = [
  {
    id: 6,
    code: "LIP-006",
    name: "Lipid Profile",
    description: "Good and bad cholesterol and triglycerides: the fats that matter for the heart.",
    categoryId: 2,
    rupees: 700,
    discountRupees: 449,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.",
    about:
      "The profile measures total cholesterol, HDL, LDL, VLDL and triglycerides, and gives non-HDL cholesterol and the usual ratios. Cholesterol and fat travel in the blood in these forms, some of which harm the arteries.",
    clinicalImportance:
      "High LDL over years raises the risk of heart attack and stroke, and very high triglycerides can harm the pancreas. What level is right depends on age, sugar, blood pressure, smoking and family. Your doctor weighs them together before advising diet or medicine.",
    testingProcess:
      "Blood is drawn from the arm at home. Cholesterol and triglycerides are measured by enzymatic methods on an automated analyser, and the remaining values are measured or calculated.",
    isPopular: true,
    alsoKnownAs: [
      "cholesterol",
      "heart",
      "dil",
      "dil ki jaanch",
      "cholesterol jaanch",
      "triglycerides",
      "hdl ldl",
      "charbi",
    ],
  },
  {
    id: 16,
    code: "CRD-016",
    name: "Cardiac Panel",
    description: "Lipoprotein(a), apolipoproteins and homocysteine: heart risk beyond cholesterol.",
    categoryId: 2,
    rupees: 1499,
    discountRupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.",
    about:
      "The panel measures lipoprotein(a), apolipoproteins A1 and B with their ratio, and homocysteine. These markers add to what the lipid profile tells about the arteries.",
    clinicalImportance:
      "Raised values point to a higher risk over years, most of all where heart disease runs in the family. The panel cannot show or exclude a heart attack. Chest pain, with or without breathlessness or sweating, needs a hospital at once: call 112 or 108.",
    testingProcess:
      "Blood is drawn from the arm at home, and a part is kept cold for homocysteine. The proteins are measured by immunoturbidimetry, and homocysteine by an enzymatic method or CLIA.",
    alsoKnownAs: ["heart", "heart test", "cardiac markers", "dil", "dil ki jaanch", "dil di jaanch", "heart risk"],
  },
  {
    id: 34,
    code: "HSC-034",
    name: "High-Sensitivity CRP (hs-CRP)",
    description: "A fine measure of inflammation, used to refine the risk of heart disease.",
    categoryId: 2,
    rupees: 650,
    discountRupees: 449,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Wait about two weeks after a fever, infection, injury or vaccination.",
    about:
      "C-reactive protein rises with inflammation. The high-sensitivity method measures the small amounts that matter for the arteries.",
    clinicalImportance:
      "In a healthy person less than 1 mg/L goes with lower, and more than 3 mg/L with higher, long-term heart risk. A value above 10 mg/L usually comes from infection or injury and is repeated later. It is read beside cholesterol, sugar and blood pressure, never alone.",
    testingProcess:
      "Blood is drawn from the arm at home. hs-CRP is measured by high-sensitivity immunoturbidimetry or nephelometry.",
    alsoKnownAs: ["hscrp", "hs crp", "heart", "dil", "cardiac crp"],
  },
  {
    id: 35,
    code: "HCY-035",
    name: "Homocysteine",
    description: "An amino acid that rises when B12 or folate is low; linked to heart and clots.",
    categoryId: 2,
    rupees: 1000,
    discountRupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "Fast for 8-12 hours. Water is permitted. Tell the phlebotomist about B12 or folic acid tablets.",
    about:
      "Homocysteine is made when the body uses protein and is cleared with the help of vitamins B12, B6 and folate. Its level shows how well these work together.",
    clinicalImportance:
      "High values are most often due to low B12 or folate, and also to kidney disease, an underactive thyroid or smoking. They go with a higher risk of heart disease and clots, though lowering them has not been shown to prevent heart attacks. The cause is what gets treated.",
    testingProcess:
      "Blood is drawn from the arm at home, kept cold and separated soon. Homocysteine is measured by an enzymatic method or CLIA.",
    alsoKnownAs: ["hcy", "homocystine", "heart", "dil", "b12"],
  },
  {
    id: 36,
    code: "LPA-036",
    name: "Lipoprotein(a)",
    description: "An inherited fat particle that raises heart risk; one test in life is often enough.",
    categoryId: 2,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "Fasting is not essential. Avoid testing during a fever or infection.",
    about:
      "Lipoprotein(a) is a particle like LDL, whose level is set mostly by the genes and hardly changes through life. Neither diet nor exercise moves it much.",
    clinicalImportance:
      "High levels are common in South Asians and raise the risk of early heart disease, even with normal cholesterol. Knowing it helps a doctor to treat other risks more firmly. Guidelines advise measuring it once in every adult's life.",
    testingProcess: "Blood is drawn from the arm at home. Lipoprotein(a) is measured by immunoturbidimetry.",
    alsoKnownAs: ["lp(a)", "lpa", "lp a", "lipoprotein a", "family heart disease", "dil"],
  },
  {
    id: 37,
    code: "APO-037",
    name: "Apolipoproteins A1 and B",
    description: "The proteins that carry good and bad cholesterol, and their ratio.",
    categoryId: 2,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.",
    about:
      "Each harmful particle carries one apolipoprotein B, and apolipoprotein A1 belongs to HDL. Their ratio compares the two.",
    clinicalImportance:
      "Apolipoprotein B counts the particles that enter artery walls and can be high while LDL looks normal, as in diabetes or with high triglycerides. Your doctor uses it to refine the risk or to follow treatment.",
    testingProcess: "Blood is drawn from the arm at home. Both proteins are measured by immunoturbidimetry.",
    alsoKnownAs: ["apo a1", "apo b", "apob", "apolipoprotein", "cholesterol", "dil"],
  },
  {
    id: 38,
    code: "TRO-038",
    name: "Troponin I (High-Sensitivity)",
    description: "A heart muscle protein, for follow-up only: chest pain needs a hospital at once.",
    categoryId: 2,
    rupees: 1200,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. If you have chest pain now, do not book: call 112 or 108.",
    about:
      "Troponin I leaks into the blood when heart muscle is damaged. High-sensitivity methods find very small amounts.",
    clinicalImportance:
      "Chest pain, or sudden breathlessness, cold sweat or pain in the arm or jaw, needs a hospital at once; do not wait for a home sample or its report. A single value cannot exclude a heart attack, since repeated samples and an ECG are needed. At home it serves only a doctor who follows a known condition.",
    testingProcess:
      "Blood is drawn from the arm at home and taken to the lab without delay. Troponin I is measured by high-sensitivity chemiluminescence immunoassay.",
    alsoKnownAs: ["trop i", "trop t", "troponin", "hs troponin", "tni"],
  },
  {
    id: 39,
    code: "CKM-039",
    name: "CK-MB",
    description: "A heart muscle enzyme, for follow-up only: chest pain needs a hospital at once.",
    categoryId: 2,
    rupees: 600,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Avoid hard exercise and injections into muscle for 48 hours. If you have chest pain now, do not book: call 112 or 108.",
    about:
      "CK-MB is the form of creatine kinase found mostly in heart muscle. It rises some hours after damage and falls within days.",
    clinicalImportance:
      "Chest pain needs a hospital at once, where troponin and an ECG are repeated over hours. CK-MB is less specific than troponin and also rises with muscle injury and hard exercise. At home it serves only a doctor who follows a known condition.",
    testingProcess:
      "Blood is drawn from the arm at home and taken to the lab without delay. CK-MB is measured by immunoassay or immunoinhibition.",
    alsoKnownAs: ["ckmb", "cpk mb", "heart enzyme"],
  },
  {
    id: 40,
    code: "BNP-040",
    name: "NT-proBNP",
    description: "A hormone of the strained heart, used to look for and follow heart failure.",
    categoryId: 2,
    rupees: 2200,
    discountRupees: 1799,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Tell the phlebotomist about heart and kidney medicines, and stop biotin for 48 hours before, if your doctor agrees.",
    about: "The heart releases NT-proBNP when its walls are stretched. The level rises with the strain.",
    clinicalImportance:
      "A low value makes heart failure unlikely as the cause of breathlessness; a high value calls for an echocardiogram. Age, kidney disease and an irregular heartbeat raise it, and obesity lowers it. Breathlessness at rest or when lying flat needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. NT-proBNP is measured by chemiluminescence or electrochemiluminescence immunoassay.",
    alsoKnownAs: ["bnp", "pro bnp", "heart failure", "dil", "saans phoolna", "breathlessness"],
  },
  {
    id: 41,
    code: "CHO-041",
    name: "Total Cholesterol",
    description: "One figure for all the cholesterol in the blood.",
    categoryId: 2,
    rupees: 200,
    discountRupees: 149,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed for total cholesterol alone. Avoid alcohol for 24 hours.",
    about: "Cholesterol is a fat that the body makes and needs. The test gives the sum of its good and bad forms.",
    clinicalImportance:
      "A high total is a reason to do the full lipid profile, which tells the good and bad forms apart. A normal total does not exclude a high LDL or a low HDL.",
    testingProcess: "Blood is drawn from the arm at home. Cholesterol is measured by an enzymatic method.",
    alsoKnownAs: ["cholesterol", "cholesterol jaanch", "heart", "dil", "charbi"],
  },
  {
    id: 42,
    code: "TRG-042",
    name: "Triglycerides",
    description: "The fat that follows food, sugar and alcohol.",
    categoryId: 2,
    rupees: 250,
    discountRupees: 179,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours.",
    about: "Triglycerides are the form in which the body carries and stores fat. They rise after every meal.",
    clinicalImportance:
      "High values go with overweight, diabetes, alcohol and an underactive thyroid, and add to heart risk. Values above 500 mg/dL can inflame the pancreas and need a doctor soon.",
    testingProcess: "Blood is drawn from the arm at home. Triglycerides are measured by an enzymatic method.",
    alsoKnownAs: ["tg", "triglyceride", "charbi", "fat", "heart", "dil"],
  },
  {
    id: 43,
    code: "LDL-043",
    name: "LDL Cholesterol (Direct)",
    description: "The bad cholesterol, measured and not calculated.",
    categoryId: 2,
    rupees: 300,
    discountRupees: 229,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential; follow your doctor's advice. Avoid alcohol for 24 hours.",
    about:
      "LDL carries cholesterol into the artery walls. The direct method measures it even where triglycerides are too high to calculate it.",
    clinicalImportance:
      "LDL is the main target of cholesterol treatment, and the right level depends on your overall risk. It is used to follow statins and diet. Do not stop a statin because of one good result.",
    testingProcess: "Blood is drawn from the arm at home. LDL is measured by a direct homogeneous enzymatic method.",
    alsoKnownAs: ["ldl", "bad cholesterol", "cholesterol", "heart", "dil"],
  },
  {
    id: 44,
    code: "MAG-044",
    name: "Magnesium",
    description: "A mineral for nerves, muscles and heart rhythm; checked for cramps and weakness.",
    categoryId: 3,
    rupees: 400,
    discountRupees: 299,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Leave out magnesium tablets and antacids that hold magnesium for 24 hours before, if your doctor agrees.",
    about:
      "Magnesium keeps nerves, muscles and the heartbeat steady. Only a small part of it is in the blood, where the test measures it.",
    clinicalImportance:
      "Low values can follow diarrhoea, alcohol, diabetes, water tablets and long use of acidity medicines, and can go with cramps, tremor or an uneven heartbeat. High values are mostly due to kidney disease or supplements. A normal level does not fully exclude low stores.",
    testingProcess:
      "Blood is drawn from the arm at home. Magnesium is measured by a colorimetric method on an automated analyser.",
    alsoKnownAs: ["mg", "mineral", "cramps", "nas", "kamzori", "nason ki kamzori"],
  },
  {
    id: 45,
    code: "LTH-045",
    name: "Lithium Level",
    description: "Keeps the dose of lithium, a mood medicine, in its narrow safe range.",
    categoryId: 3,
    rupees: 500,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Give the sample about 12 hours after the last dose and before the next one. Do not stop or change the dose on your own.",
    about:
      "Lithium is used for bipolar disorder. The level that helps lies close to the level that harms, so it is measured regularly.",
    clinicalImportance:
      "Your doctor adjusts the dose by the level and checks kidney and thyroid from time to time. Dehydration and some painkillers and water tablets raise it. Vomiting, coarse trembling, unsteady walking or confusion while on lithium needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home into a tube without lithium heparin. Lithium is measured by ion-selective electrode or a colorimetric method.",
    alsoKnownAs: ["serum lithium", "bipolar", "mood", "mood medicine", "dimaag"],
  },
  {
    id: 46,
    code: "VAL-046",
    name: "Valproic Acid Level",
    description: "The level of valproate, a medicine for epilepsy, mood and migraine.",
    categoryId: 3,
    rupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample just before the next dose, usually in the morning, and take the dose afterwards. Do not skip or change the medicine on your own.",
    about:
      "The test measures valproate in the blood at its lowest point between two doses. It shows whether the dose gives the intended level.",
    clinicalImportance:
      "It helps where fits continue, side effects appear or a dose may have been missed. The right level differs from person to person, so the doctor treats the patient and not the figure. Women who may become pregnant should speak with their doctor about valproate.",
    testingProcess: "Blood is drawn from the arm at home. Valproic acid is measured by immunoassay.",
    alsoKnownAs: ["valproate", "valparin", "epilepsy", "mirgi", "fits", "daura", "dimaag"],
  },
  {
    id: 47,
    code: "PHE-047",
    name: "Phenytoin Level",
    description: "The level of phenytoin, a medicine against fits.",
    categoryId: 3,
    rupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample just before the next dose, and take the dose afterwards. Do not skip or change the medicine on your own.",
    about:
      "Phenytoin controls epileptic fits. A small change of dose can change its level much, so the level is measured.",
    clinicalImportance:
      "It helps a doctor to find the right dose and to explain unsteadiness, double vision or continued fits. Low albumin, pregnancy and other medicines change how the level is read.",
    testingProcess: "Blood is drawn from the arm at home. Phenytoin is measured by immunoassay.",
    alsoKnownAs: ["eptoin", "dilantin", "epilepsy", "mirgi", "fits", "daura"],
  },
  {
    id: 48,
    code: "CBZ-048",
    name: "Carbamazepine Level",
    description: "The level of carbamazepine, a medicine for fits and nerve pain.",
    categoryId: 3,
    rupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample just before the next dose, and take the dose afterwards. Do not skip or change the medicine on your own.",
    about:
      "Carbamazepine is used for epilepsy, pain of the facial nerve and mood disorders. The test measures its lowest level between two doses.",
    clinicalImportance:
      "The level helps where fits or pain continue or side effects such as dizziness and double vision appear. Other medicines can raise or lower it. Doctors often check blood count, sodium and liver tests as well.",
    testingProcess: "Blood is drawn from the arm at home. Carbamazepine is measured by immunoassay.",
    alsoKnownAs: ["tegretol", "mazetol", "epilepsy", "mirgi", "fits", "nerve pain"],
  },
  {
    id: 49,
    code: "CUP-049",
    name: "Copper (Serum)",
    description: "A mineral of nerves and liver; too much or too little can harm both.",
    categoryId: 3,
    rupees: 899,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation:
      "Fasting is not essential. Leave out copper, zinc and multivitamin tablets for 24 hours before, if your doctor agrees.",
    about: "Copper is a trace mineral carried in the blood mostly by ceruloplasmin. The test measures its total level.",
    clinicalImportance:
      "Low copper can follow stomach surgery or too much zinc and can harm nerves and blood. In Wilson disease the total is often low, though copper builds up in liver and brain, so it is read with ceruloplasmin and urine copper. Pregnancy and hormone tablets raise it.",
    testingProcess:
      "Blood is drawn from the arm at home into a trace-element-free tube. Copper is measured by inductively coupled plasma mass spectrometry (ICP-MS).",
    alsoKnownAs: ["tamba", "wilson disease", "mineral", "dimaag"],
  },
  {
    id: 50,
    code: "CER-050",
    name: "Ceruloplasmin",
    description: "The copper carrier, measured when tremor or liver trouble suggests Wilson disease.",
    categoryId: 3,
    rupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Tell the phlebotomist about pregnancy and hormone tablets.",
    about:
      "Ceruloplasmin is a protein of the liver that carries most of the copper in the blood. It is measured together with copper when copper may be building up in the body.",
    clinicalImportance:
      "A low value supports Wilson disease, an inherited and treatable cause of tremor, behaviour change and liver disease in the young. Poor nutrition and severe liver disease lower it too, and inflammation and pregnancy can hide a low value. Further tests are needed either way.",
    testingProcess:
      "Blood is drawn from the arm at home. Ceruloplasmin is measured by nephelometry or immunoturbidimetry.",
    alsoKnownAs: ["caeruloplasmin", "wilson disease", "wilson", "tremor", "kaampna", "haath kaampna"],
  },
  {
    id: 51,
    code: "ACH-051",
    name: "Acetylcholine Receptor Antibody",
    description: "An antibody found in myasthenia gravis, a cause of drooping lids and muscle weakness.",
    categoryId: 3,
    rupees: 2999,
    sampleType: "Blood",
    reportTime: "5-6 days",
    preparation: "No special preparation is needed.",
    about:
      "In myasthenia gravis antibodies block the signal from nerve to muscle. The test measures the commonest of them.",
    clinicalImportance:
      "A positive result strongly supports the diagnosis in someone with drooping lids, double vision or weakness that grows with use. A negative result does not exclude it, mostly where only the eyes are affected. Trouble in breathing or swallowing needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. The antibody is measured by ELISA or radioimmunoassay in a reference laboratory.",
    alsoKnownAs: ["achr", "achr antibody", "myasthenia gravis", "drooping eyelids", "nerve muscle weakness", "nas"],
  },
  {
    id: 52,
    code: "LED-052",
    name: "Lead (Blood)",
    description: "Lead from paint, batteries, spices or remedies, which can harm nerves and children.",
    categoryId: 3,
    rupees: 1199,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No fasting is needed. Wash the arm with soap and water before the sample.",
    about:
      "Lead enters the body from old paint, battery work, some cosmetics, spices and traditional remedies. The test measures it in whole blood.",
    clinicalImportance:
      "No level of lead is known to be safe, and children are the most sensitive: learning, growth and blood can suffer. A raised value calls for finding the source first. Treatment depends on the level and is for a doctor to decide.",
    testingProcess:
      "Blood is drawn from the arm at home into a trace-element-free tube. Lead is measured by inductively coupled plasma mass spectrometry (ICP-MS).",
    alsoKnownAs: ["lead poisoning", "heavy metal", "seesa", "sikka", "battery work"],
  },
  {
    id: 7,
    code: "LFT-007",
    name: "Liver Function Test (LFT)",
    description: "Enzymes, bilirubin and proteins that tell how the liver is doing.",
    categoryId: 7,
    rupees: 750,
    discountRupees: 499,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Fasting of 8 hours is preferred; water is permitted. Avoid alcohol for 24 hours, and tell the phlebotomist about your medicines.",
    about:
      "The panel measures bilirubin (total, direct, indirect), SGOT (AST), SGPT (ALT), alkaline phosphatase, GGT, total protein, albumin and globulin with their ratio. They tell of damage to liver cells, of the flow of bile, and of the proteins that the liver makes.",
    clinicalImportance:
      "It helps to look into jaundice, fatty liver, hepatitis, alcohol and the effect of medicines. The pattern of the values points to a cause, which further tests confirm. Mild rises are common and are often repeated first.",
    testingProcess:
      "Blood is drawn from the arm at home. Enzymes, bilirubin and proteins are measured by photometric methods on an automated analyser.",
    isPopular: true,
    alsoKnownAs: ["liver", "liver jaanch", "jigar", "peeliya", "jaundice", "sgot sgpt", "fatty liver", "pet dard"],
  },
  {
    id: 8,
    code: "KFT-008",
    name: "Kidney Function Test (KFT)",
    description: "Urea, creatinine, uric acid and salts: how well the kidneys clean the blood.",
    categoryId: 7,
    rupees: 750,
    discountRupees: 499,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Fasting is not essential. Drink water as usual, and avoid heavy meat meals and hard exercise for 24 hours.",
    about:
      "The panel measures urea, creatinine with estimated filtration rate (eGFR), uric acid, sodium, potassium and chloride. They tell how well the kidneys remove waste and keep water and salts in balance.",
    clinicalImportance:
      "Kidney disease gives few signs early, so people with diabetes, high blood pressure or long use of painkillers are checked regularly. Creatinine also depends on muscle and meat, and one raised value is repeated. eGFR is read together with a urine albumin test.",
    testingProcess:
      "Blood is drawn from the arm at home. Values are measured by enzymatic and ion-selective methods on an automated analyser, and eGFR is calculated.",
    isPopular: true,
    alsoKnownAs: [
      "rft",
      "renal function",
      "kidney",
      "gurda",
      "gurde ki jaanch",
      "gurde di jaanch",
      "creatinine",
      "urea",
    ],
  },
  {
    id: 17,
    code: "URN-017",
    name: "Urine Routine",
    description: "Sugar, protein, blood and cells in urine: a first look at kidneys and infection.",
    categoryId: 7,
    rupees: 200,
    discountRupees: 149,
    sampleType: "Urine",
    reportTime: "Same Day",
    preparation:
      "Give a mid-stream sample, best the first of the morning, in the clean container. Wash the area first. Women should avoid the days of their period.",
    about:
      "The test checks the look of the urine, tests it with a strip for sugar, protein, blood and more, and examines it under the microscope. It is simple and quick, and part of nearly every health check.",
    clinicalImportance:
      "It can point to urine infection, kidney disease, stones, diabetes or dehydration. Pus cells suggest infection, and a culture names the germ. An unexpected finding is usually repeated on a fresh sample.",
    testingProcess:
      "You collect the urine at home in a container and hand it to the phlebotomist, to reach the lab within 2 hours or kept cool. It is read by strip, automated analyser and microscope.",
    isPopular: true,
    alsoKnownAs: ["urine", "peshab", "peshab ki jaanch", "peshab di jaanch", "urine re", "urine rm", "uti", "jalan"],
  },
  {
    id: 93,
    code: "CRE-093",
    name: "Creatinine with eGFR",
    description: "One value, and the filtration rate it stands for, to follow the kidneys.",
    categoryId: 7,
    rupees: 200,
    discountRupees: 149,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential. Avoid heavy meat meals, creatine powder and hard exercise for 24 hours.",
    about:
      "Creatinine is a waste product of muscle that the kidneys remove. From it, age and sex the filtration rate (eGFR) is estimated.",
    clinicalImportance:
      "An eGFR that stays below 60 for three months suggests chronic kidney disease. Muscle, meat and some medicines change creatinine, so the trend says more than one value. The test is often asked for before a scan with contrast.",
    testingProcess:
      "Blood is drawn from the arm at home. Creatinine is measured by the enzymatic or Jaffe method, and eGFR is calculated (CKD-EPI) for adults.",
    alsoKnownAs: ["creatinine", "egfr", "gfr", "kidney", "gurda", "s creatinine"],
  },
  {
    id: 94,
    code: "URE-094",
    name: "Blood Urea",
    description: "A waste product of protein that the kidneys should clear.",
    categoryId: 7,
    rupees: 180,
    discountRupees: 129,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential. Drink water as usual and avoid a heavy protein meal the evening before.",
    about:
      "Urea is made in the liver from protein and leaves with the urine. Its level depends on kidneys, food and water.",
    clinicalImportance:
      "It rises in kidney disease, dehydration, bleeding in the stomach and with much protein, and is read with creatinine. A low value is seen in pregnancy, with little protein and in severe liver disease.",
    testingProcess: "Blood is drawn from the arm at home. Urea is measured by an enzymatic (urease) method.",
    alsoKnownAs: ["urea", "bun", "kidney", "gurda"],
  },
  {
    id: 95,
    code: "ELE-095",
    name: "Electrolytes (Sodium, Potassium, Chloride)",
    description: "The salts that keep water, nerves and heartbeat in balance.",
    categoryId: 7,
    rupees: 450,
    discountRupees: 349,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Do not pump the fist while the sample is drawn.",
    about:
      "Sodium, potassium and chloride are the main salts of the blood. Kidneys and hormones keep them in narrow limits.",
    clinicalImportance:
      "They change with vomiting, diarrhoea, kidney disease, blood pressure medicines and water tablets. Values far too high or too low can disturb heart and brain and need a doctor the same day. A difficult draw can raise potassium falsely, so it may be repeated.",
    testingProcess:
      "Blood is drawn from the arm at home and separated soon. The salts are measured by ion-selective electrodes.",
    alsoKnownAs: ["sodium", "potassium", "chloride", "salts", "namak", "na k cl", "chakkar"],
  },
  {
    id: 96,
    code: "UAC-096",
    name: "Microalbumin (Urine Albumin-Creatinine Ratio)",
    description: "Tiny amounts of albumin in urine: the earliest kidney sign in diabetes.",
    categoryId: 7,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Urine",
    reportTime: "Same Day",
    preparation:
      "Give the first urine of the morning if you can. Avoid hard exercise for 24 hours, and do not test during a fever, urine infection or period.",
    about: "Healthy kidneys keep albumin in the blood. The ratio to creatinine corrects for how dilute the urine is.",
    clinicalImportance:
      "A ratio of 30 mg/g or more can be the first sign of kidney damage from diabetes or high blood pressure, when treatment helps most. Two of three samples over three to six months should agree before it is called lasting. People with diabetes are advised to test every year.",
    testingProcess:
      "You collect the urine at home in a container. Albumin is measured by immunoturbidimetry and creatinine by an enzymatic or Jaffe method.",
    alsoKnownAs: ["acr", "uacr", "urine albumin", "microalbuminuria", "peshab", "gurda", "diabetes kidney"],
  },
  {
    id: 97,
    code: "UPR-097",
    name: "24-Hour Urine Protein",
    description: "All the protein lost in the urine of one day.",
    categoryId: 7,
    rupees: 450,
    sampleType: "Urine",
    reportTime: "24-48 hours",
    preparation:
      "Empty the bladder at a noted hour in the morning, then collect all urine for 24 hours, with the last at the same hour next day. Keep the container cool, and drink as usual.",
    about:
      "Urine of a whole day is collected and its protein measured, since the loss changes from hour to hour. A full collection is what makes the result right.",
    clinicalImportance:
      "It measures how much protein leaks through the kidneys, in kidney disease, diabetes and pregnancy. A collection with a missed portion misleads, so note anything that was lost. Swelling, headache or blurred sight in pregnancy needs a doctor at once.",
    testingProcess:
      "You collect the urine at home in a large container and hand over all of it. Volume is measured, and protein is determined by a colorimetric or turbidimetric method.",
    alsoKnownAs: ["urine protein", "24 hour urine", "proteinuria", "peshab mein protein", "peshab", "gurda"],
  },
  {
    id: 98,
    code: "BIL-098",
    name: "Bilirubin (Total, Direct, Indirect)",
    description: "The yellow pigment that rises in jaundice.",
    categoryId: 7,
    rupees: 250,
    discountRupees: 179,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential; long fasting can raise bilirubin a little. Avoid alcohol for 24 hours.",
    about:
      "Bilirubin comes from old red cells and is cleared by the liver. The test gives its two parts and their sum.",
    clinicalImportance:
      "The parts help to tell breakdown of red cells from liver disease or a blocked bile duct. A small rise of the indirect part alone is often harmless (Gilbert syndrome). Jaundice with fever, confusion or bleeding, or in a newborn, needs a doctor at once.",
    testingProcess:
      "Blood is drawn from the arm at home and kept from light. Bilirubin is measured by the diazo method.",
    alsoKnownAs: ["jaundice", "peeliya", "piliya", "liver", "jigar"],
  },
  {
    id: 99,
    code: "SGP-099",
    name: "SGOT and SGPT (AST and ALT)",
    description: "Two liver enzymes that rise when liver cells are hurt.",
    categoryId: 7,
    rupees: 300,
    discountRupees: 219,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential. Avoid alcohol and hard exercise for 24 hours.",
    about:
      "SGPT is found mostly in the liver, and SGOT in liver, heart and muscle. Both leak into the blood when cells are damaged.",
    clinicalImportance:
      "They rise in fatty liver, hepatitis, with alcohol and with some medicines. The height of the value does not tell how well the liver works. Muscle injury and hard exercise raise SGOT too.",
    testingProcess: "Blood is drawn from the arm at home. Both enzymes are measured by kinetic (IFCC) methods.",
    alsoKnownAs: ["sgot", "sgpt", "ast alt", "liver enzymes", "liver", "jigar", "fatty liver"],
  },
  {
    id: 100,
    code: "GGT-100",
    name: "Gamma GT (GGT)",
    description: "A liver and bile enzyme, sensitive to alcohol and some medicines.",
    categoryId: 7,
    rupees: 249,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting of 8 hours is preferred; water is permitted. Avoid alcohol for 24 hours.",
    about:
      "GGT sits in the cells of liver and bile ducts. Its level rises when bile flow slows or the liver is stressed.",
    clinicalImportance:
      "It helps to tell whether a raised alkaline phosphatase comes from the liver or from bone. Alcohol, fatty liver and epilepsy medicines raise it. A raised GGT alone does not prove that a person drinks.",
    testingProcess: "Blood is drawn from the arm at home. GGT is measured by a kinetic (IFCC) method.",
    alsoKnownAs: ["ggtp", "gamma glutamyl transferase", "liver", "jigar", "sharab"],
  },
  {
    id: 101,
    code: "AMY-101",
    name: "Amylase",
    description: "A digestive enzyme that rises when the pancreas is inflamed.",
    categoryId: 7,
    rupees: 500,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Avoid alcohol for 24 hours.",
    about:
      "Amylase is made by the pancreas and the salivary glands and digests starch. Its level in the blood rises within hours when the pancreas is irritated, and falls again within days.",
    clinicalImportance:
      "It rises in inflammation of the pancreas, but also in mumps, kidney disease and other troubles of the belly. Lipase is the more specific test. Severe pain in the upper belly with vomiting needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. Amylase is measured by an enzymatic colorimetric method.",
    alsoKnownAs: ["pancreas", "pancreatitis", "pet dard", "stomach pain", "s amylase"],
  },
  {
    id: 102,
    code: "LPS-102",
    name: "Lipase",
    description: "The more specific enzyme for the pancreas.",
    categoryId: 7,
    rupees: 650,
    discountRupees: 499,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Avoid alcohol for 24 hours.",
    about: "Lipase is made by the pancreas and digests fat. It stays raised longer than amylase.",
    clinicalImportance:
      "A value of three times the upper limit with typical pain supports inflammation of the pancreas. Kidney disease and some medicines raise it mildly. Severe pain in the upper belly with vomiting needs a hospital at once.",
    testingProcess: "Blood is drawn from the arm at home. Lipase is measured by an enzymatic colorimetric method.",
    alsoKnownAs: ["pancreas", "pancreatitis", "pet dard", "stomach pain", "s lipase"],
  },
  {
    id: 103,
    code: "STR-103",
    name: "Stool Routine",
    description: "Worms, parasites, pus and blood in stool, for loose motions and belly pain.",
    categoryId: 7,
    rupees: 200,
    discountRupees: 149,
    sampleType: "Stool",
    reportTime: "Same Day",
    preparation:
      "Pass stool into a clean, dry vessel and put a spoonful into the container, without urine or water. Hand it over fresh, within about 2 hours.",
    about:
      "The stool is looked at with the naked eye and under the microscope for eggs, cysts, parasites, pus cells and red cells. Its colour, mucus and visible blood are reported as well.",
    clinicalImportance:
      "It helps to find worms, amoebae and giardia, and signs of infection or bleeding. Parasites come and go, so up to three samples on different days may be needed. Blood in stool, high fever or signs of dehydration needs a doctor soon.",
    testingProcess:
      "You collect the stool at home in a container. It is examined directly and after concentration under the microscope.",
    alsoKnownAs: ["stool", "potty test", "latrine jaanch", "tatti jaanch", "dast", "loose motion", "keede", "pet dard"],
  },
  {
    id: 104,
    code: "FOB-104",
    name: "Stool Occult Blood (FIT)",
    description: "Hidden blood in stool that the eye cannot see.",
    categoryId: 7,
    rupees: 400,
    discountRupees: 299,
    sampleType: "Stool",
    reportTime: "24-48 hours",
    preparation:
      "No change of food is needed. Do not test during a period or while piles or urine bleed; keep the sample free of toilet water.",
    about:
      "The immunochemical test (FIT) finds human haemoglobin in a small amount of stool. It looks for bleeding in the large bowel.",
    clinicalImportance:
      "It is used to screen for bowel growths, mostly from the age of 45-50, and to look into anaemia. A positive result can have harmless causes such as piles, and needs a colonoscopy to find out. A negative result does not exclude disease where symptoms go on.",
    testingProcess:
      "You collect the stool at home in a container. Haemoglobin is found by a faecal immunochemical test (FIT).",
    alsoKnownAs: ["fobt", "fit test", "hidden blood", "potty mein khoon", "stool blood", "latrine mein khoon"],
  },
  {
    id: 105,
    code: "HPY-105",
    name: "H. pylori Stool Antigen",
    description: "Finds the stomach germ behind many ulcers and much acidity.",
    categoryId: 7,
    rupees: 1800,
    discountRupees: 1499,
    sampleType: "Stool",
    reportTime: "24-48 hours",
    preparation:
      "Stop antibiotics and bismuth 4 weeks before, and acidity medicines such as pantoprazole 2 weeks before, only if your doctor agrees.",
    about:
      "Helicobacter pylori is a germ that lives in the stomach. The test finds parts of it in stool, which means a present infection.",
    clinicalImportance:
      "The germ can cause ulcers and long acidity, and a doctor can treat it with medicines. The test also shows, from 4 weeks after treatment, whether the germ is gone. Acidity medicines and antibiotics can make it falsely negative.",
    testingProcess:
      "You collect the stool at home in a container, to be kept cool. The antigen is found by ELISA or CLIA.",
    alsoKnownAs: ["h pylori", "helicobacter", "acidity", "tezab", "gas", "ulcer", "pet ki jalan"],
  },
  {
    id: 106,
    code: "TTG-106",
    name: "Tissue Transglutaminase IgA (Coeliac Screen)",
    description: "The first blood test for coeliac disease, an intolerance of wheat.",
    categoryId: 7,
    rupees: 1200,
    discountRupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Go on eating wheat (roti, bread) as usual for some weeks before the test.",
    about:
      "In coeliac disease gluten of wheat and barley harms the small bowel, and the body makes antibodies against tissue transglutaminase. The test measures these antibodies of the IgA class.",
    clinicalImportance:
      "A positive result suggests coeliac disease, not rare in north India, in people with loose stools, anaemia or poor growth. A specialist confirms it, often with a biopsy, before wheat is given up. Lack of IgA or a wheat-free diet can make it falsely negative.",
    testingProcess: "Blood is drawn from the arm at home. The IgA antibody is measured by ELISA or CLIA.",
    alsoKnownAs: ["ttg", "celiac", "wheat allergy", "gluten", "gehun allergy", "kanak allergy", "pet dard"],
  },
  {
    id: 107,
    code: "FCP-107",
    name: "Faecal Calprotectin",
    description: "Inflammation of the bowel, to tell an irritable bowel from an inflamed one.",
    categoryId: 7,
    rupees: 2299,
    sampleType: "Stool",
    reportTime: "3-4 days",
    preparation:
      "No change of food is needed. Painkillers such as ibuprofen can raise it; ask your doctor about leaving them out for 2 weeks.",
    about:
      "Calprotectin is a protein of white cells that appears in stool when the bowel wall is inflamed. The test measures how much of it there is, and so shows inflammation without an endoscope.",
    clinicalImportance:
      "A low value makes inflammatory bowel disease unlikely, and a high value calls for a specialist. Infections, painkillers and acidity medicines can raise it for a time. It also serves to follow known colitis or Crohn disease.",
    testingProcess:
      "You collect the stool at home in a container, to be kept cool. Calprotectin is extracted and measured by ELISA or CLIA.",
    alsoKnownAs: ["calprotectin", "fecal calprotectin", "ibd", "ibs", "colitis", "crohn", "dast"],
  },
];

import type { TestRow } from "./catalogue-rows.ts";

/** Category 1: blood counts, sugar, iron, vitamins, blood group and clotting. */
export const bloodTestRows: TestRow[] = [
  {
    id: 1,
    code: "FBS-001",
    name: "Fasting Blood Sugar (FBS)",
    description: "Sugar in the blood after a night without food: the first check for diabetes.",
    categoryId: 1,
    rupees: 100,
    discountRupees: 79,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Fast for 8-12 hours. Water is permitted; avoid alcohol for 24 hours. If you take insulin or diabetes tablets, ask your doctor when to take the morning dose.",
    about:
      "This test measures glucose in the blood after at least 8 hours without food. Fasting shows how well the body controls sugar by itself, without the effect of the last meal.",
    clinicalImportance:
      "A value of 100-125 mg/dL is commonly called prediabetes, and 126 mg/dL or more lies in the range of diabetes and is confirmed by a second test. Illness, stress and steroid medicines can raise sugar for a time. Your doctor reads the value with your history and often with HbA1c.",
    testingProcess:
      "A small tube of blood is drawn from the arm at home, into a fluoride tube that keeps the sugar from falling. Glucose is measured by an enzymatic method on an automated analyser.",
    isPopular: true,
    alsoKnownAs: [
      "sugar",
      "glucose",
      "diabetes",
      "sugar jaanch",
      "khali pet sugar",
      "shakkar",
      "madhumeh",
      "fasting sugar",
    ],
  },
  {
    id: 2,
    code: "HBA-002",
    name: "HbA1c",
    description: "Your average blood sugar over the last two to three months, from one sample.",
    categoryId: 1,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Tell the phlebotomist about a recent blood transfusion or a known haemoglobin disorder.",
    about:
      "Glucose sticks to haemoglobin in the red cells. The share that carries glucose reflects the average blood sugar of the past 8-12 weeks, so one meal does not change it.",
    clinicalImportance:
      "It is used to look for diabetes and to follow its treatment: 5.7-6.4% is commonly called prediabetes, and 6.5% or more lies in the range of diabetes and needs confirming. Anaemia, kidney disease, pregnancy, recent transfusion and haemoglobin variants, of which HbD is found in Punjab, can make the value misleading.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. HbA1c is measured by high-performance liquid chromatography (HPLC), which also shows most haemoglobin variants.",
    isPopular: true,
    alsoKnownAs: [
      "sugar",
      "three month sugar",
      "average sugar",
      "a1c",
      "glycated haemoglobin",
      "glycosylated hemoglobin",
      "teen mahine ki sugar",
      "diabetes",
    ],
  },
  {
    id: 3,
    code: "PPS-003",
    name: "Post-Prandial Blood Sugar (PPBS)",
    description: "Sugar in the blood two hours after a meal, when it should be settling again.",
    categoryId: 1,
    rupees: 100,
    discountRupees: 79,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Eat your usual meal and book the sample for 2 hours after its first bite. Do not eat, smoke or exercise in between; water is permitted. Take your usual medicines unless your doctor says otherwise.",
    about:
      "This test measures glucose two hours after the start of a meal. By then a healthy body has brought most of the rise down again.",
    clinicalImportance:
      "It shows how the body, or the present treatment, handles a meal, and is mostly used to follow known diabetes. A high value is read together with the fasting sugar and HbA1c. The size of the meal and the exact time of the sample change the result.",
    testingProcess:
      "A small tube of blood is drawn at home two hours after the meal, into a fluoride tube. Glucose is measured by an enzymatic method on an automated analyser.",
    alsoKnownAs: ["pp sugar", "sugar after food", "khane ke baad sugar", "glucose pp", "sugar jaanch", "diabetes"],
  },
  {
    id: 4,
    code: "RBS-004",
    name: "Random Blood Sugar (RBS)",
    description: "Sugar in the blood at any hour of the day, without fasting.",
    categoryId: 1,
    rupees: 100,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. Note the time of your last meal.",
    about:
      "This test measures glucose at any time, whatever you ate. It is a quick first look when fasting is not possible.",
    clinicalImportance:
      "A value of 200 mg/dL or more with thirst, frequent urination or weight loss lies in the range of diabetes and needs a doctor soon. A lower value does not exclude diabetes; fasting sugar or HbA1c is the better check. Drowsiness, vomiting or fast breathing with high sugar needs a hospital at once.",
    testingProcess:
      "A small tube of blood is drawn at home into a fluoride tube. Glucose is measured by an enzymatic method on an automated analyser.",
    alsoKnownAs: ["sugar", "glucose", "sugar jaanch", "sugar without fasting", "shakkar", "diabetes"],
  },
  {
    id: 5,
    code: "CBC-005",
    name: "Complete Blood Count (CBC)",
    description: "Red cells, white cells and platelets: the first look at anaemia, infection and fever.",
    categoryId: 1,
    rupees: 350,
    discountRupees: 249,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "The CBC counts the cells of the blood and measures haemoglobin, the size of the red cells and the kinds of white cells. It is among the most often requested blood tests.",
    clinicalImportance:
      "It helps a doctor look into tiredness, paleness, fever, infection, bruising and bleeding, and follow a treatment. Low haemoglobin means anaemia, whose cause needs further tests. Small differences from the range are common and often mean nothing alone.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. An automated cell counter measures it, and a stained smear is examined under the microscope where the counts call for it.",
    isPopular: true,
    alsoKnownAs: [
      "blood test",
      "haemogram",
      "full blood count",
      "khoon ki jaanch",
      "khoon di jaanch",
      "khoon ki kami",
      "anaemia",
      "bukhar",
    ],
  },
  {
    id: 10,
    code: "IRN-010",
    name: "Iron Studies",
    description: "Iron in the blood and the room left to carry it, for anaemia and tiredness.",
    categoryId: 1,
    rupees: 700,
    discountRupees: 499,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Fast for 8-12 hours and give the sample in the morning. Water is permitted. Leave out iron tablets for 24 hours before, if your doctor agrees.",
    about:
      "The panel measures serum iron, total iron-binding capacity (TIBC), unsaturated capacity (UIBC) and transferrin saturation. Together they show how much iron is on its way to the bone marrow.",
    clinicalImportance:
      "Low iron with high TIBC and low saturation suggests iron deficiency, the commonest cause of anaemia in India. High saturation can point to iron overload. Ferritin, ordered separately, shows the stores; infection and recent iron tablets change the values.",
    testingProcess:
      "Blood is drawn from the arm at home in the morning. Iron and UIBC are measured by colorimetric methods on an automated analyser, and TIBC and saturation are calculated.",
    alsoKnownAs: ["iron", "tibc", "iron profile", "khoon ki kami", "anaemia", "kamzori", "loha"],
  },
  {
    id: 11,
    code: "FER-011",
    name: "Ferritin",
    description: "How much iron the body has in store: low before anaemia shows.",
    categoryId: 1,
    rupees: 750,
    discountRupees: 549,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.",
    about:
      "Ferritin is the protein in which the body stores iron. Its level in the blood follows the size of those stores.",
    clinicalImportance:
      "A low value is the clearest sign of empty iron stores and often comes before haemoglobin falls. Infection, inflammation, liver disease and obesity raise ferritin and can hide a deficiency. A high value is a reason for further tests, not a diagnosis by itself.",
    testingProcess:
      "Blood is drawn from the arm at home. Ferritin is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["iron store", "iron", "kamzori", "hair fall", "baal jhadna", "khoon ki kami"],
  },
  {
    id: 12,
    code: "VTB-012",
    name: "Vitamin B12",
    description: "The vitamin for blood and nerves; often low in vegetarian diets.",
    categoryId: 1,
    rupees: 1000,
    discountRupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Fasting is not essential. Tell the phlebotomist about B12 tablets or injections, and stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.",
    about:
      "Vitamin B12 is needed to make red blood cells and to keep nerves healthy. It comes from milk, eggs, fish and meat, and plant foods hold almost none.",
    clinicalImportance:
      "Low B12 can cause anaemia with large red cells, tiredness, tingling in hands and feet, and memory trouble. Vegetarian diet, metformin, acidity medicines and poor absorption are common causes. A borderline value may need a further test such as homocysteine.",
    testingProcess:
      "Blood is drawn from the arm at home. Vitamin B12 is measured by chemiluminescence immunoassay (CLIA).",
    isPopular: true,
    alsoKnownAs: [
      "b12",
      "cobalamin",
      "cyanocobalamin",
      "vitamin",
      "kamzori",
      "thakan",
      "jhunjhuni",
      "tingling hands and feet",
    ],
  },
  {
    id: 13,
    code: "VTD-013",
    name: "Vitamin D3 (25-hydroxy)",
    description: "The vitamin behind bone strength; low in many people who get little sun.",
    categoryId: 1,
    rupees: 1200,
    discountRupees: 799,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No fasting is needed. Tell the phlebotomist about vitamin D sachets or injections, and stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.",
    about:
      "The test measures 25-hydroxy vitamin D, the form in which the body stores vitamin D from sunlight, food and supplements. The vitamin helps to take up calcium and to build bone.",
    clinicalImportance:
      "Low levels are very common in India and can go with bone pain, muscle weakness and weak bones. Many guidelines call less than 20 ng/mL deficient. Very high levels come from too many supplements and can raise calcium, so the dose is a matter for your doctor.",
    testingProcess:
      "Blood is drawn from the arm at home. 25-hydroxy vitamin D is measured by chemiluminescence immunoassay (CLIA).",
    isPopular: true,
    alsoKnownAs: [
      "vitamin d",
      "vit d",
      "25 oh vitamin d",
      "sunshine vitamin",
      "haddi",
      "haddi ka dard",
      "kamzori",
      "dhoop vitamin",
    ],
  },
  {
    id: 18,
    code: "ESR-018",
    name: "Erythrocyte Sedimentation Rate (ESR)",
    description: "How fast red cells settle: a simple, general sign of inflammation.",
    categoryId: 1,
    rupees: 120,
    discountRupees: 99,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "Red cells settle faster when the blood holds more of the proteins of inflammation. The ESR gives the fall in millimetres in one hour.",
    clinicalImportance:
      "A raised ESR goes with infection, arthritis, tuberculosis and many other conditions, and does not name any of them. Age, pregnancy and anaemia raise it too. It is most useful for following a known illness over time.",
    testingProcess:
      "Blood is drawn from the arm at home. The ESR is read by the Westergren method or an automated method matched to it.",
    alsoKnownAs: ["sed rate", "inflammation", "sujan", "khoon ki jaanch", "sedimentation"],
  },
  {
    id: 19,
    code: "HGB-019",
    name: "Haemoglobin",
    description: "The red protein that carries oxygen: a quick check for anaemia.",
    categoryId: 1,
    rupees: 120,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about: "Haemoglobin carries oxygen from the lungs to the body. The test measures how much of it the blood holds.",
    clinicalImportance:
      "A low value means anaemia, most often from lack of iron, and the cause is looked for with further tests. A high value can come from smoking, dehydration, lung disease or a disorder of the bone marrow. Normal ranges differ for men, women, children and in pregnancy.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Haemoglobin is measured on an automated cell counter.",
    alsoKnownAs: ["hb", "hemoglobin", "khoon ki kami", "khoon di kami", "anaemia", "anemia", "kamzori"],
  },
  {
    id: 20,
    code: "PLT-020",
    name: "Platelet Count",
    description: "The cells that stop bleeding; watched closely in dengue and other fevers.",
    categoryId: 1,
    rupees: 150,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed. Tell the phlebotomist about blood thinners such as aspirin.",
    about:
      "Platelets are small cells that close a wound by clumping together. The test counts them in a drop of blood.",
    clinicalImportance:
      "The count falls in dengue, malaria and other infections, with some medicines and in disorders of blood or liver. A low count is checked on a smear, because clumps in the tube can imitate it. Bleeding, black stools, severe belly pain or drowsiness with fever needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Platelets are counted on an automated cell counter, and a low count is checked under the microscope.",
    alsoKnownAs: ["platelets", "plt", "cell kam", "dengue", "bukhar", "thrombocyte"],
  },
  {
    id: 21,
    code: "PBS-021",
    name: "Peripheral Blood Smear",
    description: "A pathologist looks at the shape of your blood cells under the microscope.",
    categoryId: 1,
    rupees: 250,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Keep your last CBC report at hand, if you have one.",
    about:
      "A thin film of blood is stained and examined by a pathologist. The look of the cells tells what a counting machine cannot.",
    clinicalImportance:
      "It helps to find the kind of anaemia, malaria parasites, abnormal white cells and false low platelet counts. The report describes what is seen, and further tests usually settle the cause. It is best read beside a CBC.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. A film is made, stained (Leishman) and examined by a pathologist.",
    alsoKnownAs: ["pbf", "gbp", "general blood picture", "peripheral film", "khoon ki jaanch"],
  },
  {
    id: 22,
    code: "RET-022",
    name: "Reticulocyte Count",
    description: "Young red cells: shows whether the bone marrow is answering an anaemia.",
    categoryId: 1,
    rupees: 249,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "Reticulocytes are red cells that have just left the bone marrow. Their share shows how busily new blood is being made.",
    clinicalImportance:
      "A high count with anaemia suggests bleeding or early breakdown of red cells; a low count suggests that the marrow lacks iron or vitamins or is held back. A rise after treatment with iron or B12 shows a response.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Reticulocytes are counted on an automated counter or on a specially stained smear.",
    alsoKnownAs: ["retic", "retic count", "young red cells", "khoon ki kami", "anaemia"],
  },
  {
    id: 23,
    code: "BGR-023",
    name: "Blood Group and Rh Type",
    description: "Your ABO group and Rh type, as on a blood group card.",
    categoryId: 1,
    rupees: 150,
    discountRupees: 99,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "The test finds your ABO group (A, B, AB or O) and whether your red cells carry the Rh (D) antigen. Both are inherited and stay the same through life.",
    clinicalImportance:
      "It is needed in pregnancy, before an operation and for donating blood. A mother who is Rh negative needs care in every pregnancy, so tell your doctor. Before a transfusion the hospital always groups and cross-matches afresh.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Cells and serum are both typed by agglutination (tube or gel method).",
    alsoKnownAs: ["abo", "rh factor", "blood type", "khoon ka group", "khoon da group"],
  },
  {
    id: 24,
    code: "PTI-024",
    name: "Prothrombin Time (PT/INR)",
    description: "How long blood takes to clot; used to adjust warfarin and acenocoumarol.",
    categoryId: 1,
    rupees: 400,
    discountRupees: 299,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Tell the phlebotomist the name, dose and time of any blood thinner, and do not change it on your own.",
    about:
      "The test times how fast plasma clots after a reagent is added. The INR makes the result comparable between laboratories.",
    clinicalImportance:
      "It guides the dose of warfarin or acenocoumarol and helps to look into bleeding and liver disease. The right INR depends on why you take the medicine, so your doctor sets it. Unusual bleeding, black stools or a blow to the head while on blood thinners needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home into a citrate tube filled exactly to its mark. Clotting is timed on an automated coagulometer.",
    alsoKnownAs: ["inr", "pt", "clotting", "warfarin", "acitrom", "khoon patla", "blood thinner"],
  },
  {
    id: 25,
    code: "APT-025",
    name: "Activated Partial Thromboplastin Time (aPTT)",
    description: "A second clotting time, for bleeding tendency and before an operation.",
    categoryId: 1,
    rupees: 500,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Tell the phlebotomist about heparin and any other blood thinner.",
    about: "The aPTT times another pathway of clotting than the PT. The two together cover most clotting factors.",
    clinicalImportance:
      "A long time can come from heparin, from lack of a clotting factor such as in haemophilia, or from certain antibodies. A sample that was hard to draw can also prolong it, so an unexpected result is repeated. Your doctor reads it with your history of bleeding.",
    testingProcess:
      "Blood is drawn from the arm at home into a citrate tube filled exactly to its mark, and taken to the lab within a few hours. Clotting is timed on an automated coagulometer.",
    alsoKnownAs: ["ptt", "ptt-k", "clotting time", "bleeding", "haemophilia"],
  },
  {
    id: 26,
    code: "DDM-026",
    name: "D-Dimer",
    description: "Fragments of dissolved clots, measured when a doctor wants to exclude a clot.",
    categoryId: 1,
    rupees: 1400,
    discountRupees: 1099,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Tell the phlebotomist about blood thinners, pregnancy or a recent operation.",
    about: "D-dimer appears when the body dissolves a blood clot. The test measures its level in plasma.",
    clinicalImportance:
      "A low value helps a doctor to exclude a clot in someone at low risk. A raised value is common with age, infection, pregnancy and after operations, and does not prove a clot. Sudden breathlessness, chest pain or a swollen painful leg needs a hospital at once, not a home test.",
    testingProcess:
      "Blood is drawn from the arm at home into a citrate tube and taken to the lab within a few hours. D-dimer is measured by immunoturbidimetry.",
    alsoKnownAs: ["d dimer", "blood clot", "clot", "dvt", "khoon ka thakka"],
  },
  {
    id: 27,
    code: "HPL-027",
    name: "Haemoglobin HPLC (Thalassaemia Screen)",
    description: "Finds thalassaemia carriers and other inherited kinds of haemoglobin.",
    categoryId: 1,
    rupees: 900,
    discountRupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No fasting is needed. Tell the phlebotomist about any blood transfusion in the last 3 months and about pregnancy.",
    about:
      "The test separates the kinds of haemoglobin in the red cells and measures HbA2 and HbF. It finds carriers of beta thalassaemia and variants such as HbD, HbE and HbS.",
    clinicalImportance:
      "Carriers are mostly well, but two carriers can have a child with a severe anaemia, so the test is advised before marriage or early in pregnancy; the trait is common in Punjabi families. Iron deficiency and transfusion can hide it, and alpha thalassaemia may be missed. A positive result is a reason for counselling, and for testing the partner.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Haemoglobins are separated by high-performance liquid chromatography (HPLC) and read together with a blood count.",
    alsoKnownAs: [
      "thalassemia",
      "thalassemia minor",
      "hb electrophoresis",
      "hba2",
      "sickle cell",
      "before marriage test",
    ],
  },
  {
    id: 28,
    code: "GSD-028",
    name: "G6PD (Quantitative)",
    description: "An enzyme that protects red cells; checked before certain medicines.",
    categoryId: 1,
    rupees: 700,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Tell the phlebotomist about recent jaundice, anaemia or a blood transfusion.",
    about:
      "G6PD is an enzyme that protects red cells from damage. Some people, mostly men, are born with too little of it.",
    clinicalImportance:
      "With low G6PD some medicines, such as primaquine and dapsone, and infections can break down red cells. Doctors often ask for the test before giving them. Soon after such an episode the value may look falsely normal, so the test is repeated after about 3 months.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube. Enzyme activity is measured by a quantitative kinetic method.",
    alsoKnownAs: ["g6pd deficiency", "glucose 6 phosphate dehydrogenase", "primaquine test", "enzyme"],
  },
  {
    id: 29,
    code: "FOL-029",
    name: "Folate (Folic Acid)",
    description: "The vitamin for new blood cells, and for the baby in early pregnancy.",
    categoryId: 1,
    rupees: 900,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Fast for 8 hours; water is permitted. Tell the phlebotomist about folic acid tablets, and stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Folate is a B vitamin from green leaves, pulses and fruit. The body needs it to make new cells, most of all blood cells.",
    clinicalImportance:
      "Low folate can cause anaemia with large red cells, and it matters before and early in pregnancy. It is usually measured with vitamin B12, because folic acid alone can hide a lack of B12. The level in serum follows recent food and tablets.",
    testingProcess:
      "Blood is drawn from the arm at home and kept from light. Folate is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["vitamin b9", "folvite", "vitamin", "kamzori", "khoon ki kami"],
  },
  {
    id: 30,
    code: "ZNC-030",
    name: "Zinc (Serum)",
    description: "A mineral for skin, hair, healing and immunity.",
    categoryId: 1,
    rupees: 849,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation:
      "Fast for 8-12 hours and give the sample in the morning. Water is permitted. Leave out zinc and multivitamin tablets for 24 hours before, if your doctor agrees.",
    about:
      "Zinc is a trace mineral that the body needs for growth, healing, taste and immunity. The test measures its level in serum.",
    clinicalImportance:
      "Low zinc can follow a poor diet, long diarrhoea or poor absorption, and can go with skin rash, hair loss and slow healing. Infection, pregnancy and the time of day lower the level too. Too much zinc in tablets can lower copper, so supplements are a matter for your doctor.",
    testingProcess:
      "Blood is drawn from the arm at home into a trace-element-free tube. Zinc is measured by inductively coupled plasma mass spectrometry (ICP-MS).",
    alsoKnownAs: ["mineral", "hair fall", "baal jhadna", "immunity"],
  },
  {
    id: 31,
    code: "INS-031",
    name: "Fasting Insulin",
    description: "The hormone that lowers sugar, measured after a night without food.",
    categoryId: 1,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Fast for 8-12 hours. Water is permitted. If you take insulin or diabetes tablets, ask your doctor when to take the morning dose. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Insulin is made by the pancreas and moves sugar from the blood into the body. The fasting level shows how much is needed at rest.",
    clinicalImportance:
      "A high fasting level can mean that the body answers poorly to insulin, as in overweight and PCOS. It is not a test for diabetes; that is the task of fasting sugar and HbA1c. Insulin injections make the value hard to read.",
    testingProcess: "Blood is drawn from the arm at home. Insulin is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["insulin", "sugar hormone", "insulin resistance", "pcos", "motapa"],
  },
  {
    id: 32,
    code: "HOM-032",
    name: "Insulin Resistance (HOMA-IR)",
    description: "Fasting sugar and insulin together: how well the body answers to insulin.",
    categoryId: 1,
    rupees: 900,
    discountRupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Fast for 8-12 hours. Water is permitted; avoid alcohol and hard exercise for 24 hours. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "HOMA-IR is calculated from fasting glucose and fasting insulin in the same sample. A higher figure means that more insulin is needed to hold the sugar.",
    clinicalImportance:
      "It is used in overweight, fatty liver and PCOS, where insulin resistance is common. There is no single cut-off for everyone, so the trend and the whole picture count. It does not apply to people who inject insulin.",
    testingProcess:
      "Blood is drawn from the arm at home into two tubes. Glucose is measured by an enzymatic method and insulin by CLIA, and the index is calculated.",
    alsoKnownAs: ["homa ir", "insulin resistance test", "pcos", "fatty liver", "motapa", "sugar"],
  },
  {
    id: 33,
    code: "CPP-033",
    name: "C-Peptide (Fasting)",
    description: "Shows how much insulin your own pancreas still makes.",
    categoryId: 1,
    rupees: 1100,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Fast for 8-12 hours. Water is permitted. If you take insulin or diabetes tablets, ask your doctor when to take the morning dose. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "C-peptide leaves the pancreas in equal amounts with insulin. Injected insulin holds none, so the test shows the body's own share.",
    clinicalImportance:
      "It helps a doctor to tell the types of diabetes apart and to choose a treatment. Kidney disease raises it, and a low blood sugar at the time lowers it, so it is read with the glucose of that day.",
    testingProcess:
      "Blood is drawn from the arm at home. C-peptide is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["c peptide", "type 1 diabetes", "pancreas", "sugar", "insulin"],
  },
];

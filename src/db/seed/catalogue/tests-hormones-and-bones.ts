import type { TestRow } from "./catalogue-rows.ts";

/** Categories 6 and 8: bones and joints; hormones and tumour markers. */
export const hormoneAndBoneTestRows: TestRow[] = [
  {
    id: 15,
    code: "RAF-015",
    name: "RA Factor (Rheumatoid Factor)",
    description: "An antibody looked for when joints are painful, swollen and stiff in the morning.",
    categoryId: 6,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No special preparation is needed.",
    about:
      "Rheumatoid factor is an antibody against the body's own antibodies. It is found in many people with rheumatoid arthritis.",
    clinicalImportance:
      "A high value supports rheumatoid arthritis where the joints fit, and anti-CCP makes it surer. Some healthy older people and people with hepatitis C or other infections have it too, and up to a third of patients with rheumatoid arthritis do not.",
    testingProcess:
      "Blood is drawn from the arm at home. Rheumatoid factor is measured by immunoturbidimetry or nephelometry.",
    alsoKnownAs: ["rf", "ra test", "gathiya", "arthritis", "jodo ka dard", "jodan da dard", "joint pain", "haddi"],
  },
  {
    id: 83,
    code: "URA-083",
    name: "Uric Acid",
    description: "High values can cause gout: sudden pain in the big toe or another joint.",
    categoryId: 6,
    rupees: 200,
    discountRupees: 149,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting is not essential. Avoid alcohol and heavy meat meals for 24 hours.",
    about:
      "Uric acid comes from the breakdown of cells and of some foods, and leaves with the urine. The kidneys remove most of it.",
    clinicalImportance:
      "High values can lead to gout and kidney stones, though most people with a high value have neither. During an attack of gout the value may be normal, so it is repeated 2-4 weeks later. Water tablets, alcohol and kidney disease raise it.",
    testingProcess: "Blood is drawn from the arm at home. Uric acid is measured by an enzymatic (uricase) method.",
    alsoKnownAs: ["gout", "urik acid", "joint pain", "jodo ka dard", "jodan da dard", "pathri", "gathiya"],
  },
  {
    id: 84,
    code: "CAL-084",
    name: "Calcium (Total)",
    description: "The mineral of bones, muscles and nerves.",
    categoryId: 6,
    rupees: 250,
    discountRupees: 199,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Fasting is not essential. Leave out calcium tablets on the morning of the test, if your doctor agrees.",
    about:
      "Nearly all calcium is in the bones, and the small part in the blood is kept in narrow limits. About half of it is bound to albumin.",
    clinicalImportance:
      "A low value can come from low vitamin D, low albumin or kidney disease; a high one most often from overactive parathyroid glands. Normal blood calcium does not mean strong bones. The value is read with albumin, vitamin D and PTH.",
    testingProcess:
      "Blood is drawn from the arm at home, without a tight band for long. Calcium is measured by a colorimetric method.",
    alsoKnownAs: ["haddi", "haddi ki jaanch", "haddiyan", "cramps", "kamzori", "bone"],
  },
  {
    id: 85,
    code: "PHO-085",
    name: "Phosphorus",
    description: "Calcium's partner in the bones, also followed in kidney disease.",
    categoryId: 6,
    rupees: 220,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fast for 8 hours and give the sample in the morning; water is permitted.",
    about: "Phosphorus builds bone and stores energy. Kidneys, vitamin D and PTH keep its level.",
    clinicalImportance:
      "It rises in kidney disease and falls with low vitamin D or overactive parathyroid glands. Children have higher values than adults. It is read together with calcium.",
    testingProcess:
      "Blood is drawn from the arm at home and separated soon. Phosphorus is measured by a photometric method.",
    alsoKnownAs: ["phosphate", "inorganic phosphorus", "haddi", "bone", "mineral"],
  },
  {
    id: 86,
    code: "ALP-086",
    name: "Alkaline Phosphatase (ALP)",
    description: "An enzyme of bone and bile that rises when either is busy.",
    categoryId: 6,
    rupees: 169,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "Fasting of 8 hours is preferred; water is permitted.",
    about:
      "ALP comes mostly from bone and from the bile ducts of the liver. A raised total is followed by tests that tell the source.",
    clinicalImportance:
      "It is naturally high in growing children and late in pregnancy. Otherwise a rise can come from low vitamin D, healing bone, or slow bile flow, and GGT helps to tell bone from liver.",
    testingProcess: "Blood is drawn from the arm at home. ALP is measured by a kinetic (IFCC) method.",
    alsoKnownAs: ["alk phos", "haddi", "bone", "liver"],
  },
  {
    id: 87,
    code: "PTH-087",
    name: "Parathyroid Hormone (Intact PTH)",
    description: "The hormone that keeps calcium in balance.",
    categoryId: 6,
    rupees: 1400,
    discountRupees: 1099,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample in the morning, best fasting; water is permitted. Stop biotin for 48 hours before, if your doctor agrees.",
    about: "Four small glands in the neck release PTH when calcium falls. It draws calcium from bone and kidney.",
    clinicalImportance:
      "It is always read with calcium, vitamin D and kidney function. High PTH with high calcium suggests overactive glands; high PTH with low or normal calcium is common in low vitamin D and kidney disease.",
    testingProcess:
      "Blood is drawn from the arm at home into an EDTA tube and kept cold. Intact PTH is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ipth", "parathyroid", "calcium hormone", "haddi", "pathri"],
  },
  {
    id: 88,
    code: "CCP-088",
    name: "Anti-CCP Antibody",
    description: "The most specific antibody for rheumatoid arthritis.",
    categoryId: 6,
    rupees: 1200,
    discountRupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed.",
    about:
      "The test finds antibodies against citrullinated proteins, which may appear years before the joints are harmed. It is mostly asked for together with RA factor.",
    clinicalImportance:
      "A positive result makes rheumatoid arthritis likely in someone with swollen joints, and early treatment protects them. A negative result does not exclude it. The antibody is not used to follow treatment.",
    testingProcess: "Blood is drawn from the arm at home. Anti-CCP is measured by CLIA or ELISA.",
    alsoKnownAs: ["accp", "anti ccp", "acpa", "gathiya", "arthritis", "jodo ka dard", "joint pain"],
  },
  {
    id: 89,
    code: "ANA-089",
    name: "Antinuclear Antibody (ANA, IFA)",
    description: "A first test for lupus and other autoimmune conditions.",
    categoryId: 6,
    rupees: 900,
    discountRupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No special preparation is needed. Tell the phlebotomist about long-term medicines.",
    about:
      "The test looks for antibodies against the nucleus of cells, and reports their strength (titre) and pattern. The titre says how far the blood can be thinned and still react.",
    clinicalImportance:
      "It is positive in nearly all people with lupus, but weak positives are common in healthy people, with age, infections and some medicines. Alone it proves nothing; pattern, symptoms and further antibodies decide. Joint pain, rash, mouth ulcers and hair loss are the usual reasons to test.",
    testingProcess: "Blood is drawn from the arm at home. ANA is found by indirect immunofluorescence on HEp-2 cells.",
    alsoKnownAs: ["ana", "anf", "lupus", "sle", "autoimmune", "jodo ka dard", "joint pain"],
  },
  {
    id: 90,
    code: "DSD-090",
    name: "Anti-dsDNA Antibody",
    description: "An antibody quite specific for lupus, used after a positive ANA.",
    categoryId: 6,
    rupees: 1099,
    sampleType: "Blood",
    reportTime: "2-3 days",
    preparation: "No special preparation is needed.",
    about:
      "The test measures antibodies against double-stranded DNA. They are part of the autoimmune reaction in lupus.",
    clinicalImportance:
      "A high value supports lupus, and in some patients it rises before a flare, mostly of the kidneys. A negative result does not exclude lupus. Urine tests and complement levels are read with it.",
    testingProcess:
      "Blood is drawn from the arm at home. Anti-dsDNA is measured by ELISA or CLIA, or by immunofluorescence.",
    alsoKnownAs: ["dsdna", "ds dna", "lupus", "sle", "autoimmune"],
  },
  {
    id: 91,
    code: "HLB-091",
    name: "HLA-B27",
    description: "A gene linked to long back pain and stiffness that begins when young.",
    categoryId: 6,
    rupees: 1800,
    discountRupees: 1499,
    sampleType: "Blood",
    reportTime: "3-4 days",
    preparation: "No special preparation is needed. The gene does not change, so one test in life is enough.",
    about: "HLA-B27 is an inherited marker on white cells. It is found in most people with ankylosing spondylitis.",
    clinicalImportance:
      "A positive result supports the diagnosis where back pain began before 45, is worse at rest and better with movement. Most people who carry the gene never fall ill. A negative result does not exclude the disease.",
    testingProcess: "Blood is drawn from the arm at home into an EDTA tube. The gene is found by PCR.",
    alsoKnownAs: ["hla b27", "hlab27", "ankylosing spondylitis", "back pain", "kamar dard", "peeth dard", "lakk dard"],
  },
  {
    id: 92,
    code: "CPK-092",
    name: "Creatine Kinase (CPK, Total)",
    description: "A muscle enzyme, for muscle pain and weakness, also with statins.",
    categoryId: 6,
    rupees: 379,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation: "No fasting is needed. Avoid hard exercise and injections into muscle for 48 hours.",
    about:
      "Creatine kinase leaks from muscle when it is damaged or strained. The test measures the sum of its forms, most of which come from the muscles of the body.",
    clinicalImportance:
      "It rises after hard exercise, injury, falls, with statins in some people, in an underactive thyroid and in muscle disease. Dark urine with strong muscle pain needs a hospital at once. It is not the test for chest pain.",
    testingProcess: "Blood is drawn from the arm at home. CPK is measured by a kinetic (IFCC) method.",
    alsoKnownAs: ["cpk", "ck", "muscle pain", "badan dard", "kamzori", "muscle enzyme"],
  },
  {
    id: 9,
    code: "THY-009",
    name: "Thyroid Profile (T3, T4, TSH)",
    description: "The thyroid's hormones, for tiredness, weight change and hair fall.",
    categoryId: 8,
    rupees: 600,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Give the sample in the morning, before your thyroid tablet. Stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.",
    about:
      "The profile measures total T3 and T4, the hormones of the thyroid, and TSH, by which the brain drives the gland. They set the pace of the body: heartbeat, warmth, weight and mood.",
    clinicalImportance:
      "High TSH with low T4 suggests an underactive thyroid; low TSH with high T3 or T4 an overactive one. Mild changes are often repeated after some weeks. In pregnancy other limits apply, and biotin, illness and some medicines can mislead.",
    testingProcess:
      "Blood is drawn from the arm at home. The hormones are measured by chemiluminescence immunoassay (CLIA).",
    isPopular: true,
    alsoKnownAs: ["tft", "thyroid", "thyroid jaanch", "thyroid test", "motapa", "baal jhadna", "gala", "thakan"],
  },
  {
    id: 108,
    code: "TSH-108",
    name: "Thyroid Stimulating Hormone (TSH)",
    description: "The single best first test of the thyroid.",
    categoryId: 8,
    rupees: 300,
    discountRupees: 199,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Give the sample in the morning, before your thyroid tablet. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "TSH comes from the pituitary gland and drives the thyroid. It rises when the thyroid makes too little hormone.",
    clinicalImportance:
      "It is used to screen for thyroid disease and to adjust the dose of thyroxine, about 6-8 weeks after a change. An abnormal value is followed by free T4. In pregnancy other limits apply.",
    testingProcess: "Blood is drawn from the arm at home. TSH is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["thyroid", "thyroid jaanch", "tft", "motapa", "thakan"],
  },
  {
    id: 109,
    code: "FTP-109",
    name: "Free Thyroid Profile (FT3, FT4, TSH)",
    description: "The free, active thyroid hormones; preferred in pregnancy and on treatment.",
    categoryId: 8,
    rupees: 900,
    discountRupees: 649,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Give the sample in the morning, before your thyroid tablet. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Most thyroid hormone travels bound to proteins. The free part, measured here with TSH, is the part that acts.",
    clinicalImportance:
      "Pregnancy and hormone tablets change the binding proteins and so the total hormones; the free ones are affected less. Your doctor uses them to judge an abnormal TSH and to follow treatment. Severe illness can change all three for a time.",
    testingProcess:
      "Blood is drawn from the arm at home. The hormones are measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ft3 ft4", "free t3", "free t4", "thyroid", "thyroid jaanch", "tft"],
  },
  {
    id: 110,
    code: "TPO-110",
    name: "Anti-TPO Antibody",
    description: "Shows whether the immune system is behind a thyroid problem.",
    categoryId: 8,
    rupees: 900,
    discountRupees: 649,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "The test measures antibodies against thyroid peroxidase, an enzyme of the thyroid gland. In autoimmune thyroid disease the immune system turns against the gland, and this antibody is its commonest sign.",
    clinicalImportance:
      "A raised value is found in most people with Hashimoto thyroiditis and makes a later underactive thyroid more likely. Many people with the antibody have a normal TSH and need only regular checks. It is not used to follow treatment.",
    testingProcess:
      "Blood is drawn from the arm at home. Anti-TPO is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["tpo", "anti tpo", "atpo", "amc", "hashimoto", "thyroid antibodies", "thyroid"],
  },
  {
    id: 111,
    code: "ATG-111",
    name: "Anti-Thyroglobulin Antibody",
    description: "A second thyroid antibody, also needed after treatment for thyroid cancer.",
    categoryId: 8,
    rupees: 1000,
    discountRupees: 749,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "The test measures antibodies against thyroglobulin, the protein in which the thyroid stores its hormone. Some people with autoimmune thyroid disease have this antibody alone.",
    clinicalImportance:
      "A raised value supports an autoimmune thyroid condition, mostly beside anti-TPO. After treatment for thyroid cancer it is measured with thyroglobulin, because it can falsify that value.",
    testingProcess:
      "Blood is drawn from the arm at home. The antibody is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["anti tg", "atg", "tg antibody", "hashimoto", "thyroid antibodies", "thyroid"],
  },
  {
    id: 112,
    code: "TES-112",
    name: "Testosterone (Total)",
    description: "The main male hormone, also measured in women with acne or facial hair.",
    categoryId: 8,
    rupees: 700,
    discountRupees: 499,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample between 7:00 AM and 10:00 AM, fasting; water is permitted. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Testosterone is made in the testes, and in small amounts in the ovaries and adrenal glands. It is highest in the early morning.",
    clinicalImportance:
      "In men a low value with low desire, weak erections or tiredness is confirmed by a second morning sample before any treatment. In women a raised value is found in PCOS. Illness, obesity and poor sleep lower it.",
    testingProcess:
      "Blood is drawn from the arm at home in the morning. Testosterone is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["testosteron", "male hormone", "mardana kamzori", "mardana hormone", "pcos", "facial hair"],
  },
  {
    id: 113,
    code: "PRL-113",
    name: "Prolactin",
    description: "The milk hormone, for missed periods, milk discharge and fertility.",
    categoryId: 8,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Give the sample in the morning, 2-3 hours after waking, rested and best fasting. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Prolactin comes from the pituitary gland and starts the flow of milk after a birth. Men have it as well, in small amounts.",
    clinicalImportance:
      "Raised values can stop periods, cause milk discharge and lower fertility in women and men. Stress, pregnancy, an underactive thyroid and many medicines raise it, so a mild rise is repeated at rest.",
    testingProcess:
      "Blood is drawn from the arm at home, calmly. Prolactin is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["prl", "milk hormone", "mahwari", "periods", "irregular periods", "banjhpan"],
  },
  {
    id: 114,
    code: "LHH-114",
    name: "Luteinising Hormone (LH)",
    description: "The hormone that starts ovulation, and testosterone in men.",
    categoryId: 8,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Women give it on day 2-4 of the period, unless the doctor names another day. Note the date of the last period. Stop biotin for 48 hours before, if your doctor agrees.",
    about: "LH comes from the pituitary gland. It peaks in the middle of the cycle and releases the egg.",
    clinicalImportance:
      "With FSH and estradiol it helps to look into irregular periods, PCOS and infertility, and in men into low testosterone. The value means something only with the day of the cycle.",
    testingProcess: "Blood is drawn from the arm at home. LH is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ovulation", "pcos", "pcod", "mahwari", "periods", "banjhpan"],
  },
  {
    id: 115,
    code: "FSH-115",
    name: "Follicle Stimulating Hormone (FSH)",
    description: "Drives the eggs and the sperm; rises at the menopause.",
    categoryId: 8,
    rupees: 550,
    discountRupees: 399,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Women give it on day 2-4 of the period, unless the doctor names another day. Note the date of the last period. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "FSH comes from the pituitary gland and makes eggs ripen and sperm form. The ovaries and testes hold it back when they work well, so it rises when they tire.",
    clinicalImportance:
      "A high value early in the cycle suggests a lower reserve of eggs or the coming menopause; in men it can point to the testes. It changes from month to month and is read with estradiol and AMH.",
    testingProcess: "Blood is drawn from the arm at home. FSH is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["fertility", "menopause", "mahwari", "periods", "banjhpan"],
  },
  {
    id: 116,
    code: "EST-116",
    name: "Estradiol (E2)",
    description: "The main female hormone, for periods, fertility and menopause.",
    categoryId: 8,
    rupees: 700,
    discountRupees: 549,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Women give it on day 2-4 of the period, unless the doctor names another day. Tell the phlebotomist about hormone tablets. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Estradiol is made mostly by the ovaries and builds up the lining of the womb. Men have a little of it as well.",
    clinicalImportance:
      "It is used with FSH and LH in irregular periods, in fertility treatment and around the menopause. Its level changes through the cycle, so the day of the sample matters.",
    testingProcess:
      "Blood is drawn from the arm at home. Estradiol is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["oestradiol", "estrogen", "female hormone", "mahwari", "periods", "fertility"],
  },
  {
    id: 117,
    code: "PRG-117",
    name: "Progesterone",
    description: "Shows whether an egg was released in this cycle.",
    categoryId: 8,
    rupees: 549,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give it about 7 days before the next expected period (day 21 of a 28-day cycle). Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "After ovulation the ovary makes progesterone, which prepares the womb for a pregnancy. Without a pregnancy it falls again, and the period follows.",
    clinicalImportance:
      "A raised value in the second half of the cycle shows that ovulation has taken place. A low value may only mean that the day was wrong. Bleeding or pain in early pregnancy needs a doctor the same day.",
    testingProcess:
      "Blood is drawn from the arm at home. Progesterone is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["day 21 test", "ovulation", "fertility", "mahwari", "periods", "banjhpan"],
  },
  {
    id: 118,
    code: "AMH-118",
    name: "Anti-Müllerian Hormone (AMH)",
    description: "An estimate of the reserve of eggs, used before fertility treatment.",
    categoryId: 8,
    rupees: 2000,
    discountRupees: 1599,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Any day of the cycle will do, without fasting. Stop biotin for 48 hours before, if your doctor agrees.",
    about: "AMH is made by the small follicles of the ovaries. Its level reflects how many are left.",
    clinicalImportance:
      "It helps a doctor to plan fertility treatment; it falls with age and is often high in PCOS. It does not measure the quality of eggs, nor the chance of conceiving naturally. Hormone tablets can lower it.",
    testingProcess:
      "Blood is drawn from the arm at home. AMH is measured by chemiluminescence or electrochemiluminescence immunoassay.",
    alsoKnownAs: ["egg reserve", "ovarian reserve", "fertility", "ivf", "banjhpan", "pcos"],
  },
  {
    id: 119,
    code: "PCO-119",
    name: "PCOS Hormone Panel",
    description: "LH, FSH, prolactin, TSH and testosterone, for irregular periods and acne.",
    categoryId: 8,
    rupees: 2400,
    discountRupees: 1499,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give it in the morning on day 2-4 of the period, rested and best fasting. Stop biotin for 48 hours before, if your doctor agrees, and tell about hormone tablets.",
    about:
      "The panel measures LH, FSH, prolactin, TSH and total testosterone in one sample. They are the usual first tests for irregular periods.",
    clinicalImportance:
      "PCOS is recognised from periods, signs of male hormone and an ultrasound scan or AMH; blood tests support it and exclude other causes. No single value proves or excludes it. Sugar and cholesterol are worth checking as well.",
    testingProcess:
      "Blood is drawn from the arm at home. The hormones are measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["pcos", "pcod", "irregular periods", "mahwari", "periods", "acne", "facial hair", "hormone test"],
  },
  {
    id: 120,
    code: "HCG-120",
    name: "Beta hCG (Quantitative)",
    description: "The pregnancy hormone, measured in blood.",
    categoryId: 8,
    rupees: 700,
    discountRupees: 549,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "No fasting is needed. Note the date of the last period. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "Beta hCG appears in the blood about 8-11 days after conception and rises fast in early pregnancy. The quantitative test gives its level and not only yes or no.",
    clinicalImportance:
      "It confirms an early pregnancy, and two values 48 hours apart show how it rises. It cannot show where the pregnancy lies; only a scan can. Pain in the belly, bleeding or fainting in early pregnancy needs a hospital at once.",
    testingProcess:
      "Blood is drawn from the arm at home. Beta hCG is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["hcg", "b hcg", "pregnancy test", "pregnancy", "garbh jaanch", "hamal"],
  },
  {
    id: 121,
    code: "COR-121",
    name: "Cortisol (Morning)",
    description: "The stress hormone, measured in the morning when it is highest.",
    categoryId: 8,
    rupees: 600,
    discountRupees: 449,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "Give the sample between 7:00 AM and 9:00 AM, rested. Tell the phlebotomist about any steroid, also inhalers, creams and injections, and do not stop one on your own. Stop biotin for 48 hours before, if your doctor agrees.",
    about: "Cortisol is made by the adrenal glands. It peaks in the early morning and falls through the day.",
    clinicalImportance:
      "A very low morning value suggests that the adrenal glands make too little, often after steroids. A high value alone does not show Cushing syndrome, which needs other tests. Stress, pregnancy, hormone tablets and illness raise it.",
    testingProcess:
      "Blood is drawn from the arm at home in the morning. Cortisol is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["stress hormone", "tanav", "steroid", "adrenal", "thakan"],
  },
  {
    id: 122,
    code: "DHS-122",
    name: "DHEA Sulphate (DHEA-S)",
    description: "A hormone of the adrenal glands, for acne, facial hair and irregular periods.",
    categoryId: 8,
    rupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No fasting is needed. Tell the phlebotomist about DHEA supplements. Stop biotin for 48 hours before, if your doctor agrees.",
    about: "DHEA-S is a weak male hormone made almost only by the adrenal glands. It falls with age.",
    clinicalImportance:
      "In women with acne or facial hair it helps to tell whether the adrenal glands or the ovaries are the source. Mild rises are common in PCOS; a very high value needs further tests.",
    testingProcess: "Blood is drawn from the arm at home. DHEA-S is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["dheas", "dhea", "adrenal", "facial hair", "acne", "pcos"],
  },
  {
    id: 123,
    code: "PSA-123",
    name: "Prostate Specific Antigen (PSA, Total)",
    description: "A protein of the prostate, for men after talking it over with a doctor.",
    categoryId: 8,
    rupees: 800,
    discountRupees: 599,
    sampleType: "Blood",
    reportTime: "Same Day",
    preparation:
      "Avoid ejaculation, cycling and riding for 48 hours. Wait 6 weeks after a urine infection, catheter or biopsy. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "PSA is made by the prostate, and a little of it enters the blood. It rises with age and with the size of the gland.",
    clinicalImportance:
      "A raised value is most often due to a large or inflamed prostate, and is repeated before more is done. A normal value does not exclude cancer. Whether to screen, mostly between 50 and 70, is a choice to weigh with a doctor.",
    testingProcess: "Blood is drawn from the arm at home. PSA is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["psa", "prostate", "prostate test", "gadood", "peshab ruk ke aana", "men over 50"],
  },
  {
    id: 124,
    code: "CEA-124",
    name: "Carcinoembryonic Antigen (CEA)",
    description: "A tumour marker, mostly used to follow treatment of the bowel.",
    categoryId: 8,
    rupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Say if you smoke. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "CEA is a protein that some tumours, mostly of the bowel, release into the blood. Healthy people have little of it.",
    clinicalImportance:
      "It is used to follow people treated for bowel cancer, where the trend counts. Smoking, liver disease and inflammation raise it. It is not a screening test, and a normal value excludes nothing.",
    testingProcess: "Blood is drawn from the arm at home. CEA is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["bowel marker", "tumour marker", "tumor marker", "cancer marker"],
  },
  {
    id: 125,
    code: "CAO-125",
    name: "CA-125",
    description: "A tumour marker of the ovary, mostly used to follow a known illness.",
    categoryId: 8,
    rupees: 1200,
    discountRupees: 899,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No fasting is needed. Avoid the days of the period. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "CA-125 is a protein found on cells of the ovary, the womb and the lining of belly and chest. Many conditions of these tissues, harmless ones too, release more of it.",
    clinicalImportance:
      "It helps to follow the treatment of ovarian cancer and to judge a mass in the pelvis together with a scan. Periods, endometriosis, fibroids, pregnancy and infection raise it, so it is not a screening test for healthy women.",
    testingProcess: "Blood is drawn from the arm at home. CA-125 is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ca125", "ca 125", "ovary", "ovarian marker", "tumour marker", "cancer marker", "bachedani"],
  },
  {
    id: 126,
    code: "AFP-126",
    name: "Alpha-Fetoprotein (AFP)",
    description: "A tumour marker of liver and testis, followed in long liver disease.",
    categoryId: 8,
    rupees: 699,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation:
      "No fasting is needed. Tell the phlebotomist about pregnancy. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "AFP is made by the unborn baby, and in adults by some tumours of liver and testis. Healthy adults have very little.",
    clinicalImportance:
      "In cirrhosis and hepatitis B it is used beside ultrasound to watch the liver, and it helps to follow treatment. Hepatitis and pregnancy raise it. A normal value excludes nothing by itself.",
    testingProcess: "Blood is drawn from the arm at home. AFP is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["alpha feto protein", "liver marker", "tumour marker", "cancer marker", "jigar"],
  },
  {
    id: 127,
    code: "CAP-127",
    name: "CA 19-9",
    description: "A tumour marker of pancreas and bile ducts, mostly to follow treatment.",
    categoryId: 8,
    rupees: 1099,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "CA 19-9 is a sugar molecule that cells of the pancreas and bile ducts carry. It enters the blood when these cells multiply or when bile cannot flow.",
    clinicalImportance:
      "It is used to follow known cancer of the pancreas or bile ducts. Blocked bile ducts, pancreatitis and liver disease raise it, and about one person in ten to twenty cannot make it at all. It is not a screening test.",
    testingProcess: "Blood is drawn from the arm at home. CA 19-9 is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ca19-9", "ca 199", "pancreas marker", "tumour marker", "cancer marker"],
  },
  {
    id: 128,
    code: "CAB-128",
    name: "CA 15-3",
    description: "A tumour marker of the breast, used to follow treatment.",
    categoryId: 8,
    rupees: 999,
    sampleType: "Blood",
    reportTime: "24-48 hours",
    preparation: "No fasting is needed. Stop biotin for 48 hours before, if your doctor agrees.",
    about:
      "CA 15-3 is a protein that breast cells shed into the blood. Its level is followed over time with the same method.",
    clinicalImportance:
      "It helps to follow advanced breast cancer under treatment, together with examination and scans. Liver disease and harmless breast conditions can raise it. It does not find early cancer: a new lump needs a doctor, whatever the value.",
    testingProcess: "Blood is drawn from the arm at home. CA 15-3 is measured by chemiluminescence immunoassay (CLIA).",
    alsoKnownAs: ["ca15-3", "ca 153", "breast marker", "tumour marker", "cancer marker"],
  },
];

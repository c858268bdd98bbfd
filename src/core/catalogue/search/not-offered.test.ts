// Row 2.42
import { describe, expect, test } from "vitest";
import { packageRows } from "#db/seed/packages.ts";
import { testRows } from "#db/seed/tests.ts";
import { listNotOffered, searchCatalogue } from "./search.ts";

const namesById = new Map(testRows.map(({ id, name }) => [id, name]));
const catalogue = [
  ...testRows,
  ...packageRows.map((row) => ({ ...row, tests: row.testIds.map((id) => ({ name: namesById.get(id) ?? "" })) })),
];
const searchNames = (typed: string) => searchCatalogue(catalogue, typed).map(({ thing }) => thing.name);

describe("what the lab does not offer", () => {
  test.each([
    ["ECG", "ECG"],
    ["do you do ecg at home", "ECG"],
    ["ਈਸੀਜੀ", "ECG"],
    ["e c g", "ECG"],
    ["USG whole abdomen", "Ultrasound"],
    ["ultrasaund", "Ultrasound"],
    ["अल्ट्रासाउंड", "Ultrasound"],
    ["x-ray chest", "X-ray"],
    ["xray", "X-ray"],
    ["ਐਕਸਰੇ", "X-ray"],
    ["एक्स रे", "X-ray"],
    ["एक्स-रे", "X-ray"],
    ["ਐਕਸ ਰੇ", "X-ray"],
    ["ਏਕਸ ਰੇ", "X-ray"],
    ["ਯੂ ਐਸ ਜੀ", "Ultrasound"],
    ["ईको", "Echocardiography"],
    ["GTT", "Glucose tolerance test (GTT)"],
    ["glucose tolerance test", "Glucose tolerance test (GTT)"],
    ["double marker", "Double marker"],
    ["एमआरआई", "MRI"],
  ])("%j is reported as %s, without results", (typed, name) => {
    expect(listNotOffered(catalogue, typed)).toEqual([name]);
    expect(searchNames(typed)).toEqual([]);
  });

  test.each([
    ["vitamin e", "Vitamin E", /^Vitamin/],
    ["vitamin C test", "Vitamin C", /^Vitamin/],
    ["vit e", "Vitamin E", /^Vitamin/],
    ["vit. c", "Vitamin C", /^Vitamin/],
    ["vitamin-k", "Vitamin K", /^Vitamin/],
    ["vitamin a test", "Vitamin A", /^Vitamin/],
    ["hepatitis d", "Hepatitis D", /^Hepatitis/],
    ["विटामिन ई", "Vitamin E", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ ਈ ਦਾ ਟੈਸਟ", "Vitamin E", /^Vitamin/],
    ["विटामिन e", "Vitamin E", /^Vitamin/],
    ["vitamin ई", "Vitamin E", /^Vitamin/],
    ["विटामिन सी की जांच", "Vitamin C", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ ਸੀ", "Vitamin C", /^Vitamin/],
    ["विटामिन ए टेस्ट कितने का है", "Vitamin A", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ-ਏ", "Vitamin A", /^Vitamin/],
    ["विटामिन के", "Vitamin K", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ ਕੇ ਦਾ ਟੈਸਟ", "Vitamin K", /^Vitamin/],
    ["हेपेटाइटिस डी", "Hepatitis D", /^Hepatitis/],
    ["vitamin b6", "Vitamin B6", /^Vitamin/],
    ["vit. B-6 test price", "Vitamin B6", /^Vitamin/],
    ["vitamin b 6", "Vitamin B6", /^Vitamin/],
    ["vitamin b1", "Vitamin B1", /^Vitamin B12/],
    ["vitamin d2", "Vitamin D2", /^Vitamin/],
    ["vitamin k2", "Vitamin K2", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ ਬੀ6", "Vitamin B6", /^Vitamin/],
    ["ਵਿਟਾਮਿਨ ਬੀ ੬ ਦਾ ਟੈਸਟ", "Vitamin B6", /^Vitamin/],
    ["विटामिन बी6", "Vitamin B6", /^Vitamin/],
    ["विटामिन बी ३ की जांच", "Vitamin B3", /^Vitamin/],
    ["विटामिन b6", "Vitamin B6", /^Vitamin/],
    ["b1", "Vitamin B1", /^Vitamin B12/],
  ])("%j is reported as %s, with similar results", (typed, name, leads) => {
    expect(listNotOffered(catalogue, typed)).toEqual([name]);
    expect(searchNames(typed)[0]).toMatch(leads);
  });

  test.each(["b6", "B 6 test", "vitb6", "ਬੀ6", "बी 6 टेस्ट"])("%j is reported as Vitamin B6", (typed) => {
    expect(listNotOffered(catalogue, typed)).toEqual(["Vitamin B6"]);
  });

  test.each([
    ["ultrasound or mri", ["Ultrasound", "MRI"]],
    ["do you do ct scan, mri and x ray", ["CT scan", "MRI", "X-ray"]],
    ["mri te ecg karde ho", ["MRI", "ECG"]],
    ["एमआरआई या अल्ट्रासाउंड", ["MRI", "Ultrasound"]],
    ["ਈਸੀਜੀ ਤੇ ਐਕਸਰੇ", ["ECG", "X-ray"]],
    ["usg or ultrasound", ["Ultrasound"]],
    ["pet scan", ["PET scan"]],
    ["vitamin e or vitamin c", ["Vitamin E", "Vitamin C"]],
    ["विटामिन ई या विटामिन सी", ["Vitamin E", "Vitamin C"]],
    ["vitamin e or ecg", ["ECG", "Vitamin E"]],
    ["vitamin b1 and vitamin b12", ["Vitamin B1"]],
    ["ecg or cbc", ["ECG"]],
  ])("%j names %j, each once", (typed, names) => {
    expect(listNotOffered(catalogue, typed)).toEqual(names);
  });

  test.each([
    "ecg or cbc",
    "CBC ya ECG",
    "ecg te cbc",
    "ECG/CBC",
    "ecg, cbc",
    "do you do ecg or cbc?",
    "price of cbc and ecg",
    "ecg ke saath cbc",
    "ecg naal cbc",
    "ईसीजी या सीबीसी",
    "सीबीसी और ईसीजी दोनों",
    "ਈਸੀਜੀ ਜਾਂ ਸੀਬੀਸੀ",
    "ਸੀਬੀਸੀ ਤੇ ਈਸੀਜੀ",
  ])("%j reports the ECG and finds what else is asked for", (typed) => {
    expect(listNotOffered(catalogue, typed)).toEqual(["ECG"]);
    expect(searchNames(typed)[0]).toBe("Complete Blood Count (CBC)");
  });

  test.each([
    ["ultrasound and thyroid profile", /^Thyroid Profile/],
    ["x-ray or urine routine", /^Urine Routine/],
    ["usg ke saath vitamin d", /^Vitamin D/],
    ["mri aur liver test", /^Liver Function/],
  ])("%j finds %s", (typed, name) => {
    expect(searchNames(typed)[0]).toMatch(name);
  });

  test.each([
    "ultrasound of liver and kidney",
    "gurda te pitte da ultrasound",
    "liver aur kidney ka ultrasound",
    "x-ray of hand and foot",
    "mri or ct scan of the brain",
    "पेट और छाती का एक्सरे",
    "ecg or what else",
  ])("%j finds no test of a part of the body", (typed) => {
    expect(searchNames(typed)).toEqual([]);
  });

  test("is offered once the catalogue names it", () => {
    const ecg = { name: "ECG at home", code: "BT-900", description: "The heart's beat.", alsoKnownAs: [] };
    expect(listNotOffered([...catalogue, ecg], "ecg")).toEqual([]);
    expect(searchCatalogue([...catalogue, ecg], "ecg")[0]?.thing).toBe(ecg);
  });
});

test.each([
  "vitamin d",
  "vit-d",
  "is vitamin a blood test",
  "hepatitis a",
  "vit b 12",
  "विटामिन डी",
  "ਵਿਟਾਮਿਨ ਡੀ ਤੇ ਬੀ12",
  "विटामिन बी 12",
  "ਵਿਟਾਮਿਨ ਬੀ੧੨",
  "विटामिन के टेस्ट",
  "विटामिन के लिए",
  "विटामिन के 2 टेस्ट",
  "ਵਿਟਾਮਿਨ ਵੀ ਚੈੱਕ ਕਰਦੇ ਹੋ",
  "ਵਿਟਾਮਿਨ ਜੀ ਕਰਨਾ",
  "ਹੈਪੇਟਾਈਟਿਸ ਦੀ ਜਾਂਚ",
  "vitamin b9",
  "vitamin b",
  "vitamin d 25 hydroxy",
  "vitamin d 2 tests",
  "विटामिन डी 2 बार",
  "hepatitis b 6 months",
  "hepatitis b1",
  "can i eat b4 the test",
  "b12",
  "b27",
  "t5",
  "ਬੀ12",
  "हेपेटाइटिस ए",
  "ਹੈਪੇਟਾਈਟਿਸ ਈ",
  "hepatitis e",
  "ggt",
  "tumor marker",
  "thyroid",
  "blood test",
  "vitamin",
  "",
])("%j is offered", (typed) => {
  expect(listNotOffered(catalogue, typed)).toEqual([]);
});

test("no test of the catalogue is reported as not offered", () => {
  for (const { name } of catalogue) expect(listNotOffered(catalogue, name), name).toEqual([]);
});

test.each([
  ["heavy periods", /Lead/],
  ["heavy bleeding", /Lead/],
  ["vitamin e", /Hepatitis E/],
  ["vitamin c", /C-Peptide|C-Reactive/],
  ["hepatitis d", /D-Dimer/],
])("part of a longer name or a single letter is no strong match: %j does not lead with %s", (typed, name) => {
  expect(searchNames(typed)[0]).not.toMatch(name);
});

test("the whole of such a name leads", () => {
  expect(searchNames("heavy metal")[0]).toBe("Lead (Blood)");
});

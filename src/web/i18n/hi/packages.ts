import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/** All packages, by need, in Hindi. */
export const packages: Texts["packages"] = {
  title: "सभी पैकेज",
  sentence: "एक विज़िट, एक साफ़ रिपोर्ट। पैसे टेस्ट के बाद।",
  description: "nabz के सभी हेल्थ पैकेज, उनके टेस्ट और रेट। घर आकर सैंपल मुफ़्त, रिपोर्ट 24-48 घंटे में ऑनलाइन, पैसे टेस्ट के बाद।",
  list: "पैकेज",
  crumbs: "आप यहाँ हैं",
  byNeed: "ज़रूरत के हिसाब से पैकेज",
  all: "सभी",
  needs: {
    "every-year": { chip: "हर साल", title: "हर साल", sentence: "कोई तकलीफ़ नहीं है, और ऐसा ही रहे।" },
    tired: {
      chip: "थकान",
      title: "थकान, बढ़ता वज़न, कंघी में बाल",
      sentence: "जब कुछ ठीक न लगे और जानना हो कि क्या।",
    },
    "sugar-and-heart": {
      chip: "शुगर और दिल",
      title: "शुगर और दिल",
      sentence: "जो सालों साथ चलता है, उस पर नज़र रहे।",
    },
    "age-and-life": {
      chip: "महिला, पुरुष, बुज़ुर्ग",
      title: "महिलाओं, पुरुषों और हमारे बुज़ुर्गों के लिए",
      sentence: "उम्र और ज़िंदगी के हिसाब से चुने हुए, शरीर के हिस्से से नहीं।",
    },
    "fever-and-joints": {
      chip: "बुखार और जोड़",
      title: "बुखार, और जोड़ों का दर्द",
      sentence: "जब शरीर खुद बोल उठे।",
    },
  },
  compare: "मिलाकर देखें",
  compareTwo: "2 मिलाकर देखें",
  chooseAnother: "मिलाकर देखने के लिए एक और चुनें।",
  tickTwo: "दो पैकेजों पर “मिलाकर देखें” का निशान लगाएँ।",
  chosen: listNames,
  more: (tests) => `${tests} और टेस्ट`,
};

export const compare: Texts["compare"] = {
  buys: (rupees, tests) => `${rupees} ज़्यादा में ${tests} और टेस्ट`,
  same: (rupees) => (rupees ? `वही टेस्ट, रेट में ${rupees} का फ़र्क` : "वही टेस्ट, वही रेट"),
  apart: (rupees, both) => `दोनों में ${both} टेस्ट, ${rupees ? `रेट में ${rupees} का फ़र्क` : "रेट बराबर"}`,
  nothingInCommon: "दो पैकेज, जिनका एक भी टेस्ट एक जैसा नहीं",
  onlyIn: (name, tests) => `सिर्फ़ ${name} में: ${tests}`,
  both: (tests) => `दोनों में: ${tests}`,
};

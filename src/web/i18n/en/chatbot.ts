import type { EmergencyId } from "#core/chatbot/emergencies.ts";
import type { SymptomId } from "#core/chatbot/symptoms.ts";
import type { VulnerablePatient } from "#core/chatbot/vulnerable-patients.ts";

/** Messages sent by the quick replies; the chatbot reads them as typed text. */
const symptoms: Record<SymptomId, string> = {
  fever: "Fever",
  fatigue: "Fatigue",
  headache: "Headache",
  stomachPain: "Stomach pain",
  jointPain: "Joint pain",
  chestPain: "Chest pain",
  dizziness: "Dizziness",
  weightLoss: "Weight loss",
  soreThroat: "Sore throat",
  cough: "Cough",
};

const emergencies: Record<EmergencyId, { title: string; advice: string }> = {
  poison: {
    title: "This may be poisoning. Call 112 now.",
    advice:
      "Ask for an ambulance at once. Do not make the person vomit, and give nothing to eat or drink. Take the packet or bottle along.",
  },
  selfHarm: {
    title: "You do not have to be alone with this.",
    advice:
      "I am sorry that it hurts so much. Please talk to somebody now. Tele-MANAS is free, day and night, in Punjabi, Hindi and English. If you have taken something or are in danger, call 112.",
  },
  selfHarmNow: {
    title: "This is a danger of this minute. Call 112 now.",
    advice:
      "Stay with the person, or go where somebody is with you. Put out of reach what can hurt, cut down who hangs, press a clean cloth on a wound that bleeds.",
  },
  electricShock: {
    title: "An electric shock needs help now.",
    advice:
      "Switch the power off before you touch the person. Ask for an ambulance even if all seems well: the heart can suffer later.",
  },
  heart: {
    title: "This may be the heart. Call now.",
    advice: "Ask for an ambulance at once. Sit down, do not drive yourself, and do not wait for a test.",
  },
  stroke: {
    title: "These can be signs of a stroke. Call now.",
    advice: "Every minute counts. Note when it began, and give nothing to eat or drink.",
  },
  allergy: {
    title: "This may be an allergy that closes the throat. Call now.",
    advice:
      "Ask for an ambulance, even while breathing is easy. If there is an adrenaline pen, use it. Sit up if breathing is hard, and do not walk about.",
  },
  breathing: {
    title: "Trouble breathing needs help now.",
    advice: "Ask for an ambulance. Sit upright, loosen tight clothes, and do not stay alone.",
  },
  collapse: {
    title: "Fainting or a fit needs help now.",
    advice: "Ask for an ambulance. Lay the person on one side, and put nothing into the mouth.",
  },
  bleeding: {
    title: "Bleeding like this needs a hospital now.",
    advice:
      "Ask for an ambulance. Press a clean cloth on a wound that bleeds. Give nothing to eat or drink until a doctor has looked.",
  },
  pregnancy: {
    title: "In a pregnancy this needs a hospital now. Call.",
    advice:
      "Ask for an ambulance, and say how many weeks it is. Lie on the left side, and take your pregnancy papers along. Do not wait for a test.",
  },
  bite: {
    title: "A venomous bite or sting needs a hospital now.",
    advice:
      "Ask for an ambulance. Keep the person and the bitten part still. Do not cut, suck or tie it. Only a hospital has the antivenom.",
  },
  animalBite: {
    title: "A bite like this needs a hospital today. Call now if it is deep.",
    advice:
      "Wash the wound with soap under running water for 15 minutes, and press a clean cloth on it if it bleeds. The rabies vaccine must begin today, even if the animal seems well. Do not stitch, burn or put chilli on it.",
  },
  newborn: {
    title: "A small baby who is ill needs a doctor now.",
    advice:
      "A fever in the first three months, or a baby who is weak or will not feed, cannot wait. Ask for an ambulance. Keep the baby against your skin, and offer the breast again on the way only if the baby is awake.",
  },
  lowSugar: {
    title: "This may be low blood sugar. Call now.",
    advice:
      "Who is awake and can swallow should take sugar, glucose or a sweet drink at once. Put nothing into the mouth of somebody who is not awake.",
  },
  circulation: {
    title: "The body may be going into shock. Call now.",
    advice: "Ask for an ambulance at once. Lay the person flat, keep them warm, and do not let them stand up or walk.",
  },
  other: {
    title: "This sounds like an emergency. Call now.",
    advice: "Say where you are and what has happened, and stay on the line.",
  },
};

const infantAdvice =
  "Ask for an ambulance at once, and say that it is a baby. Keep the phone on loudspeaker and do what they tell you. Keep the baby warm and the head straight, so that the neck does not bend. Put nothing into the mouth, and do not shake the baby.";

const unconsciousAdvice =
  "Ask for an ambulance at once, and keep the phone on loudspeaker: they tell you what to do if the person does not breathe. Whoever breathes but is not awake is laid on the left side. Put nothing into the mouth.";

/** Replaces the general advice where that would not fit the patient. */
const adviceFor: Record<VulnerablePatient, Partial<Record<EmergencyId, string>>> = {
  infant: {
    heart: infantAdvice,
    breathing: infantAdvice,
    collapse: infantAdvice,
    circulation: infantAdvice,
    allergy: `${infantAdvice} If there is an adrenaline pen for the baby, use it.`,
    lowSugar:
      "Ask for an ambulance. If the baby is awake and swallows, offer the breast or the bottle. Put nothing into the mouth of a baby who is not awake, and keep the baby warm.",
  },
  unconscious: {
    poison: `${unconsciousAdvice} Do not make the person vomit. Take the packet or bottle along.`,
    electricShock: `Switch the power off before you touch the person. ${unconsciousAdvice}`,
    heart: unconsciousAdvice,
    allergy: `${unconsciousAdvice} If there is an adrenaline pen, use it.`,
    breathing: unconsciousAdvice,
    stroke: `${unconsciousAdvice} Note when it began.`,
    bleeding: `${unconsciousAdvice} Press a clean cloth on a wound that bleeds.`,
    circulation: `${unconsciousAdvice} Keep the person warm.`,
  },
  pregnant: {
    heart:
      "Ask for an ambulance at once, and say how many weeks it is. Sit half upright, leaning to the left, and do not wait for a test.",
    breathing:
      "Ask for an ambulance, and say how many weeks it is. Sit upright, do not lie flat on the back, and do not stay alone.",
    collapse:
      "Ask for an ambulance, and say how many weeks it is. Lay her on her left side, and put nothing into the mouth.",
    bleeding:
      "Ask for an ambulance, and say how many weeks it is. Lie on the left side. Eat and drink nothing until a doctor has looked.",
    circulation:
      "Ask for an ambulance, and say how many weeks it is. Lay her on her left side, not flat on the back, and keep her warm.",
  },
  child: {
    heart: "Ask for an ambulance at once. Keep the child calm and still, and do not wait for a test.",
    breathing:
      "Ask for an ambulance. Let the child stay the way breathing is easiest, in your arms if it is small, and do not lay it down. Put nothing into the mouth, and stay with the child.",
    allergy:
      "Ask for an ambulance, even while breathing is easy. If there is an adrenaline pen for the child, use it. Hold the child the way breathing is easiest, and do not let it run about.",
  },
};

type CoveredItems = { names: readonly string[]; others: number };

const formatCoveredItems = ({ names, others }: CoveredItems) =>
  `Holds ${new Intl.ListFormat("en-IN").format(others > 0 ? [...names, others === 1 ? "1 more test" : `${others} more tests`] : names)}.`;

/** The symptom chatbot. It says that it is not a doctor (decision D24). */
export const chatbot = {
  title: "Ask nabz",
  tabs: { label: "Ways to ask", chat: "Chat", symptoms: "Common Symptoms" },
  startNew: "Start new chat",
  log: "Conversation",
  greeting: "Sat Sri Akal! What do you feel?",
  greetingMore:
    "Write it in English, Hindi or Punjabi, or choose from the common symptoms. I tell you which lab tests are worth asking about, and answer questions about prices, fasting, reports and visits.",
  you: "You wrote",
  typing: "nabz is typing",
  write: "Your symptoms",
  tooLong: "Please write less.",
  placeholder: "Fever, sir dard, kamzori ...",
  send: "Send",
  choose: "Choose what you feel",
  chooseMore: "Several? Write them together in the chat.",
  showSymptoms: "Show common symptoms",
  symptoms,
  misread: "Did I read you wrongly? Write it in other words.",
  advice: (symptoms: string) => `For ${symptoms}, these are worth asking about:`,
  whyPackage: (symptoms: string, holding: CoveredItems) => `For ${symptoms}. ${formatCoveredItems(holding)}`,
  whyTest: (symptoms: string, doneFor: string) => `For ${symptoms}. Done for: ${doneFor.replace(/\.$/, "")}.`,
  recommended: "Recommended",
  kinds: { package: "Package", test: "Test" },
  book: "Book Now",
  loading: "Loading tests...",
  noneOffered: "The lab offers none of these at the moment. Please call us.",
  review: (tests: string) => `Review ${tests}`,
  questions: {
    where: "Where does it hurt?",
    else: "Good. What else do you feel?",
    what: "I did not understand that. What do you feel: fever, pain, tiredness, a cough? Or ask a person of the lab.",
  },
  answers: {
    holds: formatCoveredItems,
    found: "The lab's search finds this for it:",
    foundList: "Found by the lab's search",
    more: "The lab's search also finds:",
    prices: "These are today's prices:",
    reduced: "These are reduced at the moment. For any other discount, ask us:",
    eachPrice: "Each test and package shows its price.",
    allTests: "All tests",
    report: (time: string) => `report ${time}`,
    refund:
      "If you paid for a visit that is cancelled, or for a test that could not be done, the lab gives the money back, by the way you paid. It begins within 7 working days; your bank may take a few more.",
    refundPolicy: "Refund Policy",
    book: "Book a home visit",
    ownBookings: "Your bookings and reports",
    person: "A person of the lab helps you on WhatsApp or by phone.",
  },
  unread: "I could not read that, because the connection failed. Please send it again.",
  courtesies: {
    greeting: "Sat Sri Akal! What do you feel?",
    thanks: "You are welcome. Get well soon.",
    condolence: "I am sorry for your loss. If you have a question about a test, a visit or a report, please write it.",
  },
};

/** On prescribed medicines before a test. */
export const chatbotMedicine =
  "Do not skip or stop a prescribed medicine by yourself: ask your doctor about the morning dose, above all on insulin or diabetes tablets. A few samples are given before the tablet; each test's page says so.";

/** What the chatbot says in an emergency, and that it is no doctor. */
export const emergencyHelp = {
  noDoctor: "I am not a doctor.",
  greetingEnd: "In an emergency call 112 or 108. What you write stays in this tab.",
  calls: {
    label: "Emergency numbers",
    emergency: { number: "112", name: "Emergency" },
    ambulance: { number: "108", name: "Ambulance" },
    teleManas: { number: "14416", name: "Tele-MANAS" },
    call: "Call",
    inEmergency: "In an emergency call",
    or: "or",
    punjabi: "ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ: 112 ਜਾਂ 108",
    hindi: "अभी फ़ोन करें: 112 या 108",
    afterwards: "When help is on its way, talk to Tele-MANAS: free, day and night.",
    punjabiTalk: "ਇਕੱਲੇ ਨਾ ਰਹੋ। ਹੁਣੇ ਗੱਲ ਕਰੋ: 14416",
    hindiTalk: "अकेले न रहें। अभी बात करें: 14416",
  },
  emergencies,
  adviceFor: (emergency: EmergencyId, patients: readonly VulnerablePatient[]) =>
    patients.flatMap((patient) => adviceFor[patient][emergency] ?? [])[0] ?? emergencies[emergency].advice,
  chestFirst: {
    title: "Chest pain: first be sure.",
    advice:
      "If it is there now, or comes with sweating, trouble breathing, or pain in the arm or jaw, call. A lab test cannot rule out a heart attack.",
    afterwards:
      "Only if it has passed and you have none of these signs, see a doctor soon. These look at the heart's long-term risk:",
  },
  adviceEnd:
    "I am not a doctor, and a test alone names no illness. If it is strong, lasts or gets worse, please see a doctor.",
};

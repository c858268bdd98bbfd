// Row 7.40
import { describe, expect, test } from "vitest";
import { createReply } from "./reply.ts";

describe("an infant that is well", () => {
  test.each([
    "my newborn is fine but I cannot breathe",
    "my newborn is fine, I cannot breathe",
    "my baby is ok but I can't breathe",
    "I cannot breathe but my newborn is fine",
    "my newborn is fine but my wife cannot breathe",
    "mera navjaat theek hai lekin mujhe saans nahi aa rahi",
    "mera bachcha theek hai par mujhe saans nahi aa rahi",
    "मेरा नवजात ठीक है पर मुझे सांस नहीं आ रही",
    "mera newborn theek hai par mainu saah nahi aa reha",
    "ਮੇਰਾ ਨਵਜੰਮਿਆ ਬੱਚਾ ਠੀਕ ਹੈ ਪਰ ਮੈਨੂੰ ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ",
  ])("is not the patient of %j", (typed) => {
    expect(createReply([typed])).toEqual({ kind: "emergency", emergency: "breathing" });
  });

  test("is not the patient of the next message", () => {
    expect(createReply(["my newborn is fine", "but I cannot breathe"])).toEqual({
      kind: "emergency",
      emergency: "breathing",
    });
  });

  test("is not the patient of an adult's emergency after its own", () => {
    expect(createReply(["2 month baby fever 104", "my baby is fine but I cannot breathe"])).toEqual({
      kind: "emergency",
      emergency: "breathing",
    });
  });

  test.each([
    "my 10 day old baby is fine but I have fever",
    "mera 10 din ka baby theek hai par mujhe bukhar hai",
    "मेरा 10 दिन का बच्चा ठीक है पर मुझे बुखार है",
    "ਮੇਰਾ 10 ਦਿਨ ਦਾ ਬੱਚਾ ਠੀਕ ਹੈ ਪਰ ਮੈਨੂੰ ਬੁਖਾਰ ਹੈ",
  ])("has no part in the fever of %j", (typed) => {
    expect(createReply([typed])).toMatchObject({ kind: "advice", symptoms: ["fever"] });
  });

  test.each([
    ["my newborn is not fine, he cannot breathe", "breathing"],
    ["my newborn was fine but now he cannot breathe", "breathing"],
    ["my newborn is fine but he cannot breathe", "breathing"],
    ["I am fine but my newborn cannot breathe", "breathing"],
    ["my newborn is fine but fever 102", "newborn"],
    ["my newborn is fine but I think fever", "newborn"],
    ["my newborn is fine but I measured 102 fever", "newborn"],
    ["my newborn is fine, only fever, I am worried", "newborn"],
    ["my newborn is fine but I gave poison by mistake", "poison"],
    ["mera navjaat theek hai par maine galti se zeher pila diya", "poison"],
    ["my newborn has fever but i am fine", "newborn"],
    ["newborn theek hai par mujhe lagta hai bukhar hai", "newborn"],
    ["mera newborn theek hai par usko bukhar hai", "newborn"],
    ["mera navjaat theek tha par ab mujhe bukhar lag raha hai", "newborn"],
    ["मेरा नवजात ठीक है पर उसे बुखार है", "newborn"],
    ["ਮੇਰਾ ਨਵਜੰਮਿਆ ਠੀਕ ਹੈ ਪਰ ਉਹਨੂੰ ਬੁਖਾਰ ਹੈ", "newborn"],
  ])("may be the patient of %j, in doubt", (typed, emergency) => {
    expect(createReply([typed])).toMatchObject({ kind: "emergency", emergency, patients: ["infant"] });
  });
});

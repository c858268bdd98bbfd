/** Who opens the door and who pays, where that is another one than the patient: of the visit, whoever is seen there. */
export const contactFields = ["doorName", "doorPhone", "payerName", "payerPhone"] as const;

export type ContactField = (typeof contactFields)[number];

export type Contacts = Record<ContactField, string | null>;

export const noContacts: Contacts = { doorName: null, doorPhone: null, payerName: null, payerPhone: null };

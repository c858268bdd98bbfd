/** Spec §6: the fixed number of the demo login. It exists in demo mode alone. */
export const demoPhone = "+919876500000";

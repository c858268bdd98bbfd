/** This build shows drafts of medical and legal sentences, as the demo does (decision 032). */
export const DRAFTS_SHOWN: boolean = true;

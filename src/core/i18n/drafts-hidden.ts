/** This build shows English in place of drafts of medical and legal sentences, as production must (decision 032). */
export const DRAFTS_SHOWN: boolean = false;

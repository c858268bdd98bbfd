export type ExpectedSentence = {
  says: string;
  /** The symptoms in the sentence. Not checked where an emergency is answered first. */
  symptoms?: readonly string[];
  /** The emergency that must be answered first; absent where there is none. */
  emergency?: string;
};

export type Expected = {
  says: string;
  /** The symptoms that the sentence tells of. Not looked at where an emergency answers first. */
  symptoms?: readonly string[];
  /** The emergency that must answer first; absent where none may. */
  emergency?: string;
};

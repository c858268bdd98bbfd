/** WhatsApp bears about a thousand letters in a filled template. */
const LONGEST_GAP = 600;
const ASK = "Please call us to ask how to prepare.";

/** How to prepare, in one gap of a template: the first sentences, whole ones, as far as a gap bears them. */
export function inOneGap(preparation: readonly string[]): string {
  const said = preparation.reduce((before, next) => {
    const longer = before === "" ? next : `${before} ${next}`;
    return longer.length <= LONGEST_GAP ? longer : before;
  }, "");
  return said || ASK;
}

import { words } from "#texts";
import { Icon } from "./icon.tsx";

type Props = {
  /** What failed, then what to do: "Failed to load packages. Please try again later." */
  sentence: string;
  onRetry?: () => void;
};

/** Replaces a section that could not be loaded. */
export function SectionError({ sentence, onRetry }: Props) {
  const [what, advice] = splitSentence(sentence);
  return (
    <div className="alert" role="alert">
      <Icon name="circle-alert" />
      <b>{what}</b> {advice && <span className="sm">{advice}</span>}
      {onRetry && (
        <button className="btn btn-2 btn-s alert-retry" type="button" onClick={onRetry}>
          <Icon name="refresh-cw" small /> {words.states.tryAgain}
        </button>
      )}
    </div>
  );
}

function splitSentence(sentence: string): [what: string, advice: string] {
  const end = sentence.search(/[.:] /);
  return end === -1 ? [sentence, ""] : [sentence.slice(0, end + 1), sentence.slice(end + 2)];
}

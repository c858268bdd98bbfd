import { words } from "#texts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";

type Props = {
  /** What failed, then what to do: "Failed to load packages. Please try again later." */
  sentence: string;
  onRetry?: () => void;
};

/** Replaces a section that could not be loaded. */
export function SectionError({ sentence, onRetry }: Props) {
  const [what, advice] = splitSentence(sentence);
  return (
    <Notice title={what}>
      {advice && <p className="text-sm">{advice}</p>}
      {onRetry && (
        <p className="mt-2">
          <Button size="small" onClick={onRetry}>
            <Icon name="refresh-cw" small /> {words.states.tryAgain}
          </Button>
        </p>
      )}
    </Notice>
  );
}

function splitSentence(sentence: string): [what: string, advice: string] {
  const end = sentence.search(/[.:] /);
  return end === -1 ? [sentence, ""] : [sentence.slice(0, end + 1), sentence.slice(end + 2)];
}

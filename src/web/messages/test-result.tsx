import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import type { TestResult as Result } from "./send-test.ts";

type Props = {
  result: Result | null;
  /** The page's own sentence for a refusal (row 8.28). */
  failed: (message: string) => string;
};

const texts = words.messages.result;

const icons = {
  sent: "circle-check",
  link: "info",
  unknown: "circle-alert",
  refused: "circle-alert",
  unreachable: "circle-alert",
} as const satisfies Record<Result["kind"], IconName>;

/** Row 8.27: what became of the message, told where it was asked for. */
export function TestResult({ result, failed }: Props) {
  return (
    <div aria-live="polite">
      {result && (
        <div className={isGood(result) ? "try-result" : "try-result try-wrong"}>
          <p>
            <Icon name={icons[result.kind]} /> <span>{sentenceOf(result, failed)}</span>
          </p>
          <ChatLink result={result} />
        </div>
      )}
    </div>
  );
}

function ChatLink({ result }: { result: Result }) {
  const url = "whatsappUrl" in result ? result.whatsappUrl : null;
  if (url === null) return null;
  return (
    <a className="btn btn-2" href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="message-circle" small /> {texts.open} <span className="sr">{texts.newTab}</span>
    </a>
  );
}

function isGood({ kind }: Result): boolean {
  return kind === "sent" || kind === "link";
}

function sentenceOf(result: Result, failed: Props["failed"]): string {
  switch (result.kind) {
    case "sent":
      return texts.sent;
    case "link":
      return result.sentence || texts.unknown;
    case "unknown":
      return texts.unknown;
    case "refused":
      return failed(result.message);
    case "unreachable":
      return texts.unreachable;
  }
}

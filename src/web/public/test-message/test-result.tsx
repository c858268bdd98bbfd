import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Notice } from "#web/components/notice.tsx";
import type { TestMessageResult as Result } from "./request-test-message.ts";

type Props = {
  result: Result | null;
  /** The page's own sentence for a failure. */
  failed: (message: string) => string;
};

const texts = words.testMessage.result;

const icons = {
  sent: "circle-check",
  link: "info",
  unknown: "circle-alert",
  refused: "circle-alert",
  unreachable: "circle-alert",
} as const satisfies Record<Result["kind"], IconName>;

/** The result of the message, next to its form; while it is empty it takes no space there. */
export function TestResult({ result, failed }: Props) {
  return (
    <div role="status" className="empty:absolute">
      {result && (
        <Notice
          tone={isDelivered(result) ? "good" : "error"}
          icon={icons[result.kind]}
          title={formatResult(result, failed)}
          announced="never"
        >
          <ChatLink result={result} />
        </Notice>
      )}
    </div>
  );
}

function ChatLink({ result }: { result: Result }) {
  const url = "whatsappUrl" in result ? result.whatsappUrl : null;
  if (url === null) return null;
  return (
    <ButtonLink className="mt-3" href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="message-circle" small /> {texts.open} <span className="sr-only">{texts.newTab}</span>
    </ButtonLink>
  );
}

function isDelivered({ kind }: Result): boolean {
  return kind === "sent" || kind === "link";
}

function formatResult(result: Result, failed: Props["failed"]): string {
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

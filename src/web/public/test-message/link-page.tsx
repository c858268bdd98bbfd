import { useQuery } from "@tanstack/react-query";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { noIndexMeta } from "#web/public/seo/page-meta.ts";
import { StatusBanner } from "./status-banner.tsx";
import { TestBody, TestForm } from "./test-form.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.testMessage.link;

export const meta = () => [{ title: words.testMessage.pageTitle(texts.title) }, noIndexMeta];

/** The provider's status, a phone field, a link to its chat, and the lab's own chat. */
export default function LinkPage() {
  const { data: lab } = useQuery(labQuery());
  const test = useTestMessage();
  return (
    <TestBody texts={texts} otherPath="/test-whatsapp">
      <StatusBanner />
      <TestForm texts={texts} test={test} label={test.isSending ? texts.generating : texts.generate} />
      <TestResult result={test.result} failed={words.testMessage.result.linkFailed} />
      {lab && (
        <ButtonLink
          width="full"
          href={createWhatsappLink(lab.whatsappPhone, texts.labText)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" small /> {texts.contactLab}{" "}
          <span className="sr-only">{words.testMessage.result.newTab}</span>
        </ButtonLink>
      )}
    </TestBody>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { noIndexMeta } from "#web/public/seo/page-meta.ts";
import { PhoneInput } from "./phone-input.tsx";
import { StatusBanner } from "./status-banner.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.testMessage.link;

export const meta = () => [{ title: words.testMessage.pageTitle(texts.title) }, noIndexMeta];

/** The provider's status, a phone field, a link to its chat, and the lab's own chat. */
export default function LinkPage() {
  const { data: lab } = useQuery(labQuery());
  const test = useTestMessage();
  return (
    <div className="try-body">
      <div className="try-head">
        <h1>{texts.title}</h1>
        <p>{texts.sentence}</p>
      </div>
      <StatusBanner />
      <form className="try-form" onSubmit={test.submit} noValidate>
        <PhoneInput texts={texts} test={test} />
        <button className="btn btn-1 btn-block" type="submit" aria-disabled={test.isSending}>
          {test.isSending ? texts.generating : texts.generate}
        </button>
      </form>
      <TestResult result={test.result} failed={words.testMessage.result.linkFailed} />
      {lab && (
        <a
          className="btn btn-2 btn-block"
          href={createWhatsappLink(lab.whatsappPhone, texts.labText)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" small /> {texts.contactLab}{" "}
          <span className="sr">{words.testMessage.result.newTab}</span>
        </a>
      )}
      <Link className="try-other" to="/test-whatsapp">
        {texts.otherPage}
      </Link>
    </div>
  );
}

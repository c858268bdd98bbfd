import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { keptOutOfSearch } from "#web/site/search-engines/page-meta.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { StatusBanner } from "./status-banner.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.messages.link;

export const meta = () => [{ title: words.messages.pageTitle(texts.title) }, keptOutOfSearch];

/** Row 2.136: the provider's state, a phone, a link to its chat, and the lab's own chat. */
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
      <TestResult result={test.result} failed={words.messages.result.linkFailed} />
      {lab && (
        <a
          className="btn btn-2 btn-block"
          href={whatsappLink(lab.whatsappPhone, texts.labText)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" small /> {texts.contactLab}{" "}
          <span className="sr">{words.messages.result.newTab}</span>
        </a>
      )}
      <Link className="try-other" to="/test-whatsapp">
        {texts.otherPage}
      </Link>
    </div>
  );
}

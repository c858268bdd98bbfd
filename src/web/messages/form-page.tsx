import { Link } from "react-router";
import { words } from "#texts";
import { keptOutOfSearch } from "#web/site/search-engines/page-meta.ts";
import { PhoneInput } from "./phone-input.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.messages.form;

export const meta = () => [{ title: words.messages.pageTitle(texts.title) }, keptOutOfSearch];

/** Row 2.134: an admin-style form with a phone number field. */
export default function FormPage() {
  const test = useTestMessage();
  return (
    <div className="try-body">
      <div className="try-head">
        <h1>{texts.title}</h1>
        <p>{texts.sentence}</p>
      </div>
      <form className="try-form" onSubmit={test.submit} noValidate>
        <PhoneInput texts={texts} test={test} />
        <button className="btn btn-1 btn-block" type="submit" aria-disabled={test.isSending}>
          {test.isSending ? texts.sending : texts.send}
        </button>
      </form>
      <TestResult result={test.result} failed={words.messages.result.formFailed} />
      <Link className="try-other" to="/whatsapp-test">
        {texts.otherPage}
      </Link>
    </div>
  );
}

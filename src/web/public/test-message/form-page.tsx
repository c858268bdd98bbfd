import { Link } from "react-router";
import { words } from "#texts";
import { noIndexMeta } from "#web/public/seo/page-meta.ts";
import { PhoneInput } from "./phone-input.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.testMessage.form;

export const meta = () => [{ title: words.testMessage.pageTitle(texts.title) }, noIndexMeta];

/** A form with a phone number field, in the style of the staff area. */
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
      <TestResult result={test.result} failed={words.testMessage.result.formFailed} />
      <Link className="try-other" to="/whatsapp-test">
        {texts.otherPage}
      </Link>
    </div>
  );
}

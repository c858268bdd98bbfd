import { words } from "#texts";
import { noIndexMeta } from "#web/public/seo/page-meta.ts";
import { TestBody, TestForm } from "./test-form.tsx";
import { TestResult } from "./test-result.tsx";
import { useTestMessage } from "./use-test-message.ts";

const texts = words.testMessage.form;

export const meta = () => [{ title: words.testMessage.pageTitle(texts.title) }, noIndexMeta];

/** A form with a phone number field, in the style of the staff area. */
export default function FormPage() {
  const test = useTestMessage();
  return (
    <TestBody texts={texts} otherPath="/whatsapp-test">
      <TestForm texts={texts} test={test} label={test.isSending ? texts.sending : texts.send} />
      <TestResult result={test.result} failed={words.testMessage.result.formFailed} />
    </TestBody>
  );
}

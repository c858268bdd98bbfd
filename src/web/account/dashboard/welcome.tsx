import { Form, useNavigation } from "react-router";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { name: string; isDemo: boolean };

export function Welcome({ name, isDemo }: Props) {
  const busy = useNavigation().state === "submitting";
  const texts = en.account.dashboard;
  return (
    <header className="account-top">
      <h1>{texts.welcome(name)}</h1>
      <Form method="post">
        {isDemo && <input type="hidden" name="demo" value="yes" />}
        <button className="btn btn-2 btn-s" type="submit" aria-disabled={busy}>
          <Icon name="log-out" small /> {texts.logout}
        </button>
      </Form>
    </header>
  );
}

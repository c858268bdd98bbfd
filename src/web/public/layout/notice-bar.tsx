import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

/** Over a page: a pending booking, a lost connection. */
export function NoticeBar(props: ComponentProps<"aside">) {
  return <aside className="on-cloth bg-cloth text-on-cloth print:hidden" {...props} />;
}

type Props = {
  icon: IconName;
  sentence: string;
  /** Its button stays beside the sentence on a phone too. */
  isShort?: boolean;
  /** What to do, as buttons. */
  children: ReactNode;
};

/** One sentence of a `NoticeBar`. */
export function NoticeLine({ icon, sentence, isShort = false, children }: Props) {
  return (
    <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-sm">
      <Icon name={icon} small className="text-on-cloth-soft" />
      <p role="status" className={isShort ? "flex-1" : "flex-1 max-md:basis-5/6"}>
        {sentence}
      </p>
      {children}
    </div>
  );
}

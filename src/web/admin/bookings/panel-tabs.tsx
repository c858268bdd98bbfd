import { type KeyboardEvent, type ReactNode, useId } from "react";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { tabClass, tabListClass } from "#web/components/tabs.ts";

export type PanelTab = "report" | "messages" | "timeline" | "patient";

export type TabContent = { tab: PanelTab; content: ReactNode; count?: number | undefined };

type Props = { tabs: readonly TabContent[]; shown: PanelTab; onShow: (tab: PanelTab) => void };

const texts = words.admin.booking.tabs;

/** Tabs of a booking; the hidden ones keep what was typed. Arrow keys move between them. */
export function PanelTabs({ tabs, shown, onShow }: Props) {
  const id = useId();
  const move = ({ key, currentTarget }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[key];
    const index = tabs.findIndex(({ tab }) => tab === shown);
    const next = step === undefined ? undefined : tabs[(index + step) % tabs.length];
    if (!next) return;
    onShow(next.tab);
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next.tab}"]`)?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col @max-lg/panel:border-t @max-lg/panel:border-line-strong @lg/panel:min-h-0">
      <div
        className={cx(tabListClass, "flex flex-none gap-x-5 px-4 @max-sm/panel:gap-x-4")}
        role="tablist"
        aria-label={texts.label}
        onKeyDown={move}
      >
        {tabs.map(({ tab, count = 0 }) => (
          <button
            key={tab}
            type="button"
            className={tabClass}
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
          >
            {texts[tab]} {count > 0 && <span className="font-semibold text-action">{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ tab, content }) => (
        <div
          key={tab}
          className="@container relative overscroll-contain focus-visible:-outline-offset-3 @lg/panel:min-h-0 @lg/panel:flex-1 @lg/panel:overflow-auto"
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing that takes the focus
          tabIndex={0}
          hidden={tab !== shown}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

import { useId } from "react";
import { words } from "#texts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { SidePanel } from "#web/admin/layout/side-panel.tsx";
import { IconButton } from "#web/components/button.tsx";
import { ThreadView } from "./thread-view.tsx";

type Props = {
  /** The conversation in the address. */
  threadKey: string;
  /** Address of the list without the panel. */
  listAddress: string;
  /** Opens the conversation that comes next in the list of what waits; null in other lists or at the end. */
  openNext: (() => void) | null;
};

/** A conversation with its own address, so that it can be linked and Back closes it; on a phone the whole screen. */
export default function ThreadPanel({ threadKey, listAddress, openNext }: Props) {
  const titleId = useId();
  const close = useCloseDetail(threadKey, listAddress);
  return (
    <SidePanel size="main" labelledBy={titleId} onClose={close}>
      <ThreadView
        key={threadKey}
        threadKey={threadKey}
        titleId={titleId}
        back={<IconButton className="lg:hidden" icon="chevron-left" label={words.admin.thread.back} onClick={close} />}
        close={
          <IconButton
            className="max-lg:hidden"
            icon="x"
            label={words.close}
            aria-keyshortcuts="Escape"
            onClick={close}
          />
        }
        onAnswered={openNext ?? undefined}
      />
    </SidePanel>
  );
}

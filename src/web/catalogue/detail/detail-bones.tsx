import type { ReactNode } from "react";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { PageTitle } from "./page-title.tsx";

type Props = {
  /** Read aloud, and the document's title meanwhile. */
  label: string;
  /** The shape of the page's head. */
  children: ReactNode;
};

/** The shape of a detail page before its data is there. */
export function DetailBones({ label, children }: Props) {
  return (
    <div className="wrap detail">
      <PageTitle title={label} />
      <Loading label={label}>
        <div className="crumbs" />
        {children}
        <div className="split">
          <div className="gap-section">
            <Skeleton as="box" />
            <Skeleton as="box" />
            <Skeleton as="box" />
          </div>
          <div className="card sum">
            <div className="sum-pad">
              <Skeleton as="price" width="half" />
              <Skeleton />
              <Skeleton />
              <Skeleton as="button" />
            </div>
          </div>
        </div>
      </Loading>
    </div>
  );
}

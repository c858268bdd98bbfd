import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { openedFromList } from "./use-close-detail.ts";

type Props = Omit<ComponentProps<typeof Link>, "state" | "replace" | "preventScrollReset" | "to"> & {
  to: string;
  /** Whether a detail of the list is open already: it is replaced, so that Back still returns to the list. */
  isAnyOpen: boolean;
};

/** A list's link to one of its details, which opens beside the list. */
export function DetailLink({ isAnyOpen, ...link }: Props) {
  const { state } = useLocation();
  return <Link {...link} state={isAnyOpen ? state : openedFromList} replace={isAnyOpen} preventScrollReset />;
}

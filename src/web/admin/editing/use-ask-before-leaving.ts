import { useRef } from "react";
import { useBlocker } from "react-router";
import { words } from "#texts";

/** Asks before the page is left while something was typed that is not saved, the browser's way back included; told by its answer. */
export function useAskBeforeLeaving(): (isEdited: boolean) => void {
  const isEdited = useRef(false);
  useBlocker(() => {
    if (isEdited.current && !window.confirm(words.desk.editing.leave)) return true;
    isEdited.current = false;
    return false;
  });
  return (edited) => {
    isEdited.current = edited;
  };
}

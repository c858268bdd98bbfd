import { useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { words } from "#texts";
import { announceStay } from "./stay-listeners.ts";

/**
 * Asks before the page is left with unsaved input, by a link, by Back, by a reload or by closing the tab. Returns a
 * function to report whether there is any.
 */
export function useUnsavedPrompt(): (isEdited: boolean) => void {
  const isEdited = useRef(false);
  useBlocker(() => {
    if (isEdited.current && !window.confirm(words.admin.adminForm.leave)) {
      announceStay();
      return true;
    }
    isEdited.current = false;
    return false;
  });
  useBeforeUnload((event) => {
    if (isEdited.current) event.preventDefault();
  });
  return (edited) => {
    isEdited.current = edited;
  };
}

import { useRef } from "react";
import { useBlocker } from "react-router";
import { words } from "#texts";

/** Asks before leaving the page with unsaved input, by Back too. Returns a function to report whether there is any. */
export function useUnsavedPrompt(): (isEdited: boolean) => void {
  const isEdited = useRef(false);
  useBlocker(() => {
    if (isEdited.current && !window.confirm(words.admin.adminForm.leave)) return true;
    isEdited.current = false;
    return false;
  });
  return (edited) => {
    isEdited.current = edited;
  };
}

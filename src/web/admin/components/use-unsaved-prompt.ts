import { useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { words } from "#texts";

const stayListeners = new Set<() => void>();

/** Calls `listener` whenever staff stay for their unsaved input. Returns a function that ends it. */
export function onStay(listener: () => void): () => void {
  stayListeners.add(listener);
  return () => void stayListeners.delete(listener);
}

/**
 * Asks before the page is left with unsaved input, by a link, by Back, by a reload or by closing the tab. Returns a
 * function to report whether there is any.
 */
export function useUnsavedPrompt(): (isEdited: boolean) => void {
  const isEdited = useRef(false);
  useBlocker(() => {
    if (isEdited.current && !window.confirm(words.admin.adminForm.leave)) {
      for (const listener of stayListeners) listener();
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

import { useState } from "react";

export type FormState = {
  isOpen: boolean;
  /** Whether it was closed, so that its opener takes the focus back. */
  isClosed: boolean;
  open: () => void;
  close: () => void;
};

/** Whether a form that replaces its opener is open. */
export function useFormState(): FormState {
  const [isOpen, setOpen] = useState(false);
  const [isClosed, setClosed] = useState(false);
  return {
    isOpen,
    isClosed,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setClosed(true);
    },
  };
}

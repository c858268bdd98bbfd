/** A page whose toasts must come even when the line has gone asks for their code early. */
export const loadToast = () => import("./toast.tsx");

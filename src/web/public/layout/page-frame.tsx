import type { ReactNode } from "react";
import { Toaster } from "#web/components/toasts/toaster.tsx";
import { FloatingActions } from "./floating-actions.tsx";
import { Footer } from "./footer.tsx";
import { Header, PromoBanner } from "./header.tsx";
import { NoticesMount } from "./notices-mount.tsx";

/** The frame of a page of the site: banner, header, footer, and the dock with the chatbot. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <NoticesMount />
      <PromoBanner />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingActions />
      <Toaster />
    </>
  );
}

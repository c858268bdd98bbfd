import type { ReactNode } from "react";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { Corner } from "./corner.tsx";
import { Dock } from "./dock.tsx";
import { Footer } from "./footer.tsx";
import { Header, Promo } from "./header.tsx";
import "./header.css";
import "./drawer.css";
import "./footer.css";

/** What stands around a page of the site: banner, header, footer, and the dock with the chatbot. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Corner />
      <Promo />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
      <Toaster />
    </>
  );
}

import { lazyComponent } from "#web/lib/lazy-component.tsx";

/** Lazy, because signed-in users never need it. */
export const SignInScreen = lazyComponent(() => import("./sign-in-screen.tsx"));

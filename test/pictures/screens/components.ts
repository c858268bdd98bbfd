import { at, type Screen } from "#test/pictures/screen.ts";

const adminStates: Record<string, string> = {
  list: "",
  panel: "?open=2",
  new: "?open=new",
  loading: "?state=loading",
  empty: "?state=empty",
  failed: "?state=failed",
};

/** The components in each state, of the product that `script/dev` runs. */
export const componentScreens: Screen[] = [
  { name: "dev/components", open: at("/dev/components"), isDevelopment: true },
  ...Object.entries(adminStates).map(
    ([state, search]): Screen => ({
      name: `dev/admin-components-${state}`,
      role: "owner",
      open: at(`/dev/admin-components${search}`),
      isDevelopment: true,
    }),
  ),
];

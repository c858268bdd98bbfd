import type { Screen } from "#test/pictures/screen.ts";
import { accountScreens } from "./account.ts";
import { adminScreens } from "./admin.ts";
import { panelScreens } from "./admin-panels.ts";
import { bookingScreens } from "./booking.ts";
import { chatScreens } from "./chat.ts";
import { componentScreens } from "./components.ts";
import { publicScreens } from "./public.ts";

export const screens: Screen[] = [
  ...publicScreens,
  ...bookingScreens,
  ...accountScreens,
  ...chatScreens,
  ...adminScreens,
  ...panelScreens,
  ...componentScreens,
];

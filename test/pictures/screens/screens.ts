import type { Screen } from "#test/pictures/screen.ts";
import { accountScreens } from "./account.ts";
import { bookingScreens } from "./booking.ts";
import { chatScreens } from "./chat.ts";
import { publicScreens } from "./public.ts";

export const screens: Screen[] = [...publicScreens, ...bookingScreens, ...accountScreens, ...chatScreens];

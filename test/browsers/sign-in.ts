import { demoPassword } from "#test/fuzz/world.ts";
import type { Scene } from "./journey.ts";

/** Logs in with a phone, from the login to the dashboard. */
export async function logInAsPatient({ visitor }: Scene, number: string): Promise<void> {
  await visitor.open("/login");
  await visitor.write("Phone number", number);
  await visitor.press("button", "Login");
  await visitor.expectPath(/^\/patient-dashboard$/);
  await visitor.expectText("Welcome, ");
}

/** Signs in, which leads to the day in a fresh browser, and opens the list of bookings. */
export async function openAdmin({ visitor }: Scene): Promise<void> {
  await visitor.open("/admin");
  await visitor.write("Password", demoPassword);
  await visitor.press("button", "Login");
  await visitor.expectText("Logout");
  await visitor.open("/admin");
  await visitor.expectText("Booking #");
}

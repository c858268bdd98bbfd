import { demoPassword } from "#test/fuzz/world.ts";
import type { Scene } from "./journey.ts";

/** From the login to the dashboard of whoever has this phone. */
export async function logIn({ visitor }: Scene, number: string): Promise<void> {
  await visitor.open("/login");
  await visitor.write("Phone number", number);
  await visitor.press("button", "Login");
  await visitor.arrives(/^\/patient-dashboard$/);
  await visitor.sees("Welcome, ");
}

/** Through the gate, which leads to the day in a fresh browser, to the desk's list. */
export async function openDesk({ visitor }: Scene): Promise<void> {
  await visitor.open("/admin");
  await visitor.write("Password", demoPassword);
  await visitor.press("button", "Login");
  await visitor.sees("Logout");
  await visitor.open("/admin");
  await visitor.sees("Booking #");
}

import { book, requestOfFreeHour } from "#test/processes/booking-requests.ts";
import { openDesk } from "./entrances.ts";
import { desktop, type Journey, picture, type Scene } from "./journey.ts";

export const deskJourneys: Journey[] = [
  { name: "Desk: the gate refuses a wrong password and opens for the right one", walk: passTheGate },
  { name: "Desk: a booking in the list gets another status", walk: changeStatus },
  { name: "Desk: logout closes it", walk: leave },
];

async function passTheGate(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(desktop);
  await visitor.open("/admin");
  await visitor.write("Password", "not the password");
  await visitor.press("button", "Login");
  await visitor.sees("Invalid password");
  await openDesk(scene);
}

async function changeStatus(scene: Scene): Promise<void> {
  const { visitor, home } = scene;
  const wish = await requestOfFreeHour(home);
  await book(home, wish);
  const { code } = wish.booking;
  await visitor.open("/admin");
  await visitor.sees("Booking #");
  await picture(scene, "desk");
  await visitor.write("Search bookings", code);
  await visitor.arrives(new RegExp(`^/admin\\?search=${code}$`));
  await visitor.sees("1 booking");
  await visitor.press("link", `View ${code}`);
  await visitor.sees("Booking status");
  await visitor.choose("Booking status", "Declined");
  await visitor.press("button", "Update");
  await visitor.sees("Booking status updated successfully");
  await picture(scene, "desk-booking");
}

async function leave({ visitor }: Scene): Promise<void> {
  await visitor.open("/admin");
  await visitor.press("button", "Logout");
  await visitor.awaits(`document.querySelector(".rail") === null`, "the gate");
}

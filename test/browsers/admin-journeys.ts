import { createFreeSlotRequest, postBooking } from "#test/processes/booking-requests.ts";
import { desktop, type Journey, type Scene, takeScreenshot } from "./journey.ts";
import { openAdmin } from "./sign-in.ts";

export const adminJourneys: Journey[] = [
  { name: "Admin area: the sign-in refuses a wrong password and accepts the right one", walk: signIn },
  { name: "Admin area: a booking in the list gets another status", walk: changeStatus },
  { name: "Admin area: logout closes it", walk: signOut },
];

async function signIn(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(desktop);
  await visitor.open("/admin");
  await visitor.write("Password", "not the password");
  await visitor.press("button", "Login");
  await visitor.expectText("Invalid password");
  await openAdmin(scene);
}

async function changeStatus(scene: Scene): Promise<void> {
  const { visitor, home } = scene;
  const request = await createFreeSlotRequest(home);
  await postBooking(home, request);
  const { code } = request.booking;
  await visitor.open("/admin");
  await visitor.expectText("Booking #");
  await takeScreenshot(scene, "bookings");
  await visitor.write("Search bookings", code);
  await visitor.expectPath(new RegExp(`^/admin\\?search=${code}$`));
  await visitor.expectText("1 booking");
  await visitor.press("link", `View ${code}`);
  await visitor.press("button", "Set status by hand");
  await visitor.choose("Booking status", "Declined");
  await visitor.press("button", "Update");
  await visitor.expectText("Booking status updated successfully");
  await takeScreenshot(scene, "booking-in-admin");
}

async function signOut({ visitor }: Scene): Promise<void> {
  await visitor.open("/admin");
  await visitor.press("button", "Logout");
  await visitor.waitFor(`document.querySelector('nav[aria-label="Admin"]') === null`, "the sign-in");
}

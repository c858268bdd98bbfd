// Rows 9.30, 10.50
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "#texts";
import { toggleTest } from "#web/components/cart/cart-store.ts";
import { ChatPanel } from "./chat-panel.tsx";

const createItem = (id: number, name: string) => ({
  ...{ id, name, code: `C-${id}`, price: "350.00", discountPrice: "249.00" },
  ...{ description: "", indication: "Infection", alsoKnownAs: [], holds: [] },
});
const firstPackage = {
  ...createItem(1, "The first package"),
  tests: [createItem(5, "Blood count"), createItem(9, "Thyroid")],
};

const lab = {
  name: "Nabz",
  city: "Ludhiana",
  address: "12 Ferozepur Road",
  email: "care@nabz.example",
  phones: ["+919876543210"],
  whatsappPhone: "+919876543210",
  hours: { booking: "7 AM to 6 PM", lab: "7 AM to 7 PM", collection: "7 AM to 11 AM" },
};

let fetched: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  fetched = [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the open chat with a catalogue of package 1 and tests 5 and 14. */
function openChat() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(["/api/test-packages"], [firstPackage]);
  client.setQueryData(["/api/tests"], [createItem(5, "Blood count"), createItem(14, "Inflammation")]);
  client.setQueryData(
    ["/api/faqs"],
    [{ id: 1, question: "How do I change or cancel my booking?", answer: "Call us." }],
  );
  client.setQueryData(["/api/served-areas"], []);
  client.setQueryData(["/api/lab"], lab);
  client.getQueryCache().subscribe(({ query }) => fetched.push(JSON.stringify(query.queryKey)));
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ChatPanel open onClose={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(words.chatbot.write);
const log = () => screen.getByRole("log");

/** What the patient wrote. */
const messages = () =>
  within(log())
    .getAllByText(`${words.chatbot.you}:`, { selector: "p > *" })
    .map((you) => you.parentElement as HTMLElement);
/** The link to the page of a recommended package or test. */
const linkTo = (name: string) => within(log()).getByRole("link", { name });

function send(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.submit(input());
}

/** The rules are loaded with the first message. */
const wait = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(ms);
  });

test("greets, and says that it is no doctor", async () => {
  openChat();
  expect(log().textContent).toContain(words.chatbot.greeting);
  expect(log().textContent).toContain(words.emergencyHelp.noDoctor);
});

// Rows 4.34, 5.28
test("replies a second later, and until then shows typing and disables the input", async () => {
  openChat();
  send("bukhar");
  expect(log().textContent).toContain(words.chatbot.typing);
  expect(input().disabled).toBe(true);
  await wait(999);
  expect(log().textContent).toContain(words.chatbot.typing);
  await wait(1);
  expect(log().textContent).not.toContain(words.chatbot.typing);
  expect(input().disabled).toBe(false);
  expect(within(log()).getAllByRole("listitem")).toHaveLength(3);
  expect(linkTo("The first package").getAttribute("href")).toBe("/test-packages/1");
  expect(linkTo("Blood count").getAttribute("href")).toBe("/tests/5");
});

// Row 5.27
test("does not send a blank text", async () => {
  openChat();
  send("   ");
  expect(input().disabled).toBe(false);
  expect(sessionStorage.getItem("nabz_chat")).toBeNull();
});

test("renders a patient's text as text, never as markup", async () => {
  openChat();
  send('<img src=x onerror="alert(1)"> <b>bukhar</b>');
  await wait(1000);
  const message = within(log()).getByText(/<img src=x onerror="alert\(1\)"> <b>bukhar<\/b>/);
  expect(message.childElementCount).toBe(0);
  expect(within(log()).queryByRole("img")).toBeNull();
});

test("shows the numbers and no products in an emergency", async () => {
  openChat();
  send("chest pain, sweating and fever");
  await wait(1000);
  const hrefs = within(log())
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["tel:112", "tel:108"]);
});

test.each(["asdfgh", "hello, he is not well", "no fever", "it hurts a lot", "thanks", "bukhar"])(
  "shows the numbers even if no emergency was detected: %s",
  async (message) => {
    openChat();
    send(message);
    await wait(1000);
    const hrefs = within(log())
      .getAllByText(/^In an emergency call/)
      .flatMap((line) => within(line).queryAllByRole("link"))
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["tel:112", "tel:108"]);
  },
);

const listHrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("answers a question with the lab's own texts, with WhatsApp and Call", async () => {
  openChat();
  send("cancel my booking");
  await wait(1000);
  expect(log().textContent).toContain("Call us.");
  expect(listHrefs(log())).toEqual([
    expect.stringContaining("https://wa.me/919876543210"),
    "tel:+919876543210",
    "tel:112",
    "tel:108",
  ]);
});

test("says what is not offered, with WhatsApp and Call", async () => {
  openChat();
  send("ECG at home?");
  await wait(1000);
  expect(log().textContent).toContain(words.askUs.notOffered(["ECG"]));
  expect(listHrefs(log())).toContain("tel:+919876543210");
});

test("says what is not offered, with WhatsApp and Call, above the test that is", async () => {
  openChat();
  send("ecg or blood count");
  await wait(1000);
  expect(log().textContent).toContain("ECG is not among our tests.");
  expect(linkTo("WhatsApp").getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
  expect(linkTo("Blood count")).toBeTruthy();
});

test.each([
  ["refund kab milega", words.chatbot.answers.refund, "/refunds"],
  ["kya main dawai le sakta hoon", words.chatbotMedicine, "tel:+919876543210"],
  ["my grandfather died of stroke", words.chatbot.courtesies.condolence, "tel:112"],
])("answers %j without a product", async (typed, sentence, href) => {
  openChat();
  send(typed);
  await wait(1000);
  expect(log().textContent).toContain(sentence);
  expect(listHrefs(log())).toContain(href);
  expect(within(log()).queryAllByRole("listitem")).toEqual([]);
});

test("offers a person after a message that is not understood", async () => {
  openChat();
  send("asdfgh");
  await wait(1000);
  expect(listHrefs(log())).toContain("tel:+919876543210");
});

test("shows a requested test with its price, and can select it", async () => {
  openChat();
  send("price of blood count");
  await wait(1000);
  expect(log().textContent).toContain(words.chatbot.answers.prices);
  expect(linkTo("Blood count").getAttribute("href")).toBe("/tests/5");
});

test("shows reduced items when a discount is requested, and a person for any other", async () => {
  openChat();
  send("senior citizen discount?");
  await wait(1000);
  expect(log().textContent).toContain(words.chatbot.answers.reduced);
  expect(linkTo("The first package")).toBeDefined();
  expect(listHrefs(log())).toContain("tel:+919876543210");
});

test("refers to a person about prescriptions, next to the named test", async () => {
  openChat();
  send("is a prescription needed for blood count");
  await wait(1000);
  expect(log().textContent).toContain(words.chatbot.answers.person);
  expect(linkTo("Blood count")).toBeDefined();
  expect(listHrefs(log())).toContain("tel:+919876543210");
});

test("explains a package by the tests that it contains", async () => {
  openChat();
  send("fever");
  await wait(1000);
  expect(log().textContent).toContain("For fever. Holds Blood count and 1 more test.");
  expect(log().textContent).toContain("For fever. Done for: Infection.");
});

test("offers to review a cart with tests, but never in an emergency", async () => {
  openChat();
  const test5 = { ...createItem(5, "Blood count"), sampleType: "Blood", reportTime: "Same Day" };
  act(() => toggleTest(test5));
  expect(screen.getByRole("link", { name: /^Review 1 test/ }).getAttribute("href")).toBe("/test-review?tests=5");
  send("trouble breathing");
  await wait(1000);
  expect(screen.queryByRole("link", { name: /^Review/ })).toBeNull();
  act(() => toggleTest(test5));
});

test("shows Tele-MANAS and 112 for a suicidal sentence", async () => {
  openChat();
  send("I want to die");
  await wait(1000);
  const hrefs = within(log())
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["tel:14416", "tel:112"]);
});

test("shows 112 first for poison and a suicide in progress, and Tele-MANAS last if it was intended", async () => {
  openChat();
  const listContactHrefs = async (message: string) => {
    send(message);
    await wait(1000);
    const calls = within(log()).getAllByRole("list", { name: words.emergencyHelp.calls.label }).at(-1) as HTMLElement;
    return within(calls)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  };
  expect(await listContactHrefs("ਭਰਾ ਨੇ ਸਪਰੇਅ ਪੀ ਲਈ")).toEqual(["tel:112", "tel:108"]);
  expect(await listContactHrefs("she wants to die and drank phenyl")).toEqual(["tel:112", "tel:108", "tel:14416"]);
  expect(await listContactHrefs("usne phaansi laga li")).toEqual(["tel:112", "tel:108", "tel:14416"]);
});

// Row 2.165
test("restores the conversation with the page, and Start new chat clears it", async () => {
  openChat();
  send("no fever");
  await wait(1000);
  cleanup();
  openChat();
  expect(log().textContent).toContain("no fever");
  await wait(0);
  expect(log().textContent).toContain(words.chatbot.questions.else);
  fireEvent.click(screen.getByText(words.chatbot.startNew));
  expect(log().textContent).not.toContain("no fever");
  expect(sessionStorage.getItem("nabz_chat")).toBeNull();
});

test("ignores stored data that is no conversation", async () => {
  sessionStorage.setItem("nabz_chat", JSON.stringify([{ html: "<b>" }, 7, "cough"]));
  openChat();
  expect(messages()).toHaveLength(1);
});

test("puts no typed text into a query", async () => {
  openChat();
  send("secret bukhar");
  await wait(1000);
  expect(fetched.join()).not.toContain("bukhar");
});

test("stores and reads the first 500 letters of a message, though its field was filled with more", async () => {
  openChat();
  send(`fever ${"x".repeat(100_000)}`);
  await wait(1000);
  expect(JSON.parse(sessionStorage.getItem("nabz_chat") ?? "")[0]).toHaveLength(500);
  expect(log().textContent?.length).toBeLessThan(5000);
});

test("cuts a long message that an older page has stored", () => {
  sessionStorage.setItem("nabz_chat", JSON.stringify(["cough ".repeat(20_000)]));
  openChat();
  expect(messages()[0]?.textContent?.length).toBeLessThan(600);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type PanelTab, PanelTabs } from "./panel-tabs.tsx";

afterEach(cleanup);

const tabs = [
  { tab: "report", content: <p>The report</p> },
  { tab: "messages", content: <input aria-label="Answer" /> },
  { tab: "patient", content: <p>The patient</p> },
] as const;

function Tabs() {
  const [shown, setShown] = useState<PanelTab>("messages");
  return <PanelTabs tabs={tabs} shown={shown} onShow={setShown} />;
}

const getTab = (name: string) => screen.getByRole("tab", { name });

test("shows one tab, and arrow keys move to the next and around the ends", () => {
  render(<Tabs />);
  expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(getTab("Messages").id);
  getTab("Messages").focus();
  const steps = [
    ["ArrowRight", "Patient"],
    ["ArrowRight", "Report"],
    ["ArrowLeft", "Patient"],
  ] as const;
  for (const [key, name] of steps) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(getTab(name));
    expect(screen.getByRole("tabpanel", { name }).hidden).toBe(false);
  }
  expect(getTab("Messages").tabIndex).toBe(-1);
});

test("keeps what was typed in a tab that is hidden meanwhile", () => {
  render(<Tabs />);
  fireEvent.change(screen.getByLabelText("Answer"), { target: { value: "Come at" } });
  fireEvent.click(getTab("Patient"));
  expect(screen.getByText("The patient")).toBeDefined();
  fireEvent.click(getTab("Messages"));
  expect(screen.getByLabelText<HTMLInputElement>("Answer").value).toBe("Come at");
});

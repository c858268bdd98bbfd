import { Icon } from "#web/ui/icon.tsx";

type Props = { orientation?: "up" | "down" | "left" | "right" };

export function CalendarArrow({ orientation }: Props) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}

import { type KeyboardEvent, useState } from "react";

type UseGridKeysInput = { gridId: string; isShown: boolean; open: () => void; close: () => void };

/** Returns the id of a cell of a grid. */
export function getCellId(gridId: string, row: number, cell: number): string {
  return `${gridId}-${row}-${cell}`;
}

/**
 * Keys of a field with a grid below it (ARIA, "editable combobox with grid popup"): up and down move through the rows,
 * left and right through a marked row's cells, Enter presses what is marked, Escape closes. The focus stays in the
 * field.
 */
export function useGridKeys({ gridId, isShown, open, close }: UseGridKeysInput) {
  const [marked, setMarked] = useState<{ row: number; cell: number } | null>(null);
  const at = isShown ? marked : null;
  const cellAt = (row: number, cell: number) => document.getElementById(getCellId(gridId, row, cell));

  function mark(event: KeyboardEvent, row: number, cell: number): void {
    const found = cellAt(row, cell);
    if (!found) return;
    event.preventDefault();
    setMarked({ row, cell });
    found.scrollIntoView({ block: "nearest" });
  }

  function move(event: KeyboardEvent, by: number): void {
    event.preventDefault();
    if (!isShown) {
      open();
      return;
    }
    let count = 0;
    while (cellAt(count, 0)) count++;
    const from = at?.row ?? (by > 0 ? -1 : count);
    if (count > 0) mark(event, (from + by + count) % count, 0);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent } = event;
    // Input methods of Indian scripts use arrows and Enter while they compose a letter.
    if (nativeEvent.isComposing) return;
    if (key === "ArrowDown") move(event, 1);
    else if (key === "ArrowUp") move(event, -1);
    else if (key === "Enter" && at) handleKey(event, cellAt(at.row, at.cell));
    else if (key === "Enter") close();
    else if (key === "ArrowRight" && at) mark(event, at.row, at.cell + 1);
    else if (key === "ArrowLeft" && at) mark(event, at.row, at.cell - 1);
    else if (key === "Escape" && isShown) {
      event.preventDefault();
      setMarked(null);
      close();
    }
  }

  return {
    at,
    markedId: at ? getCellId(gridId, at.row, at.cell) : undefined,
    onKeyDown,
    unmark: () => setMarked(null),
  };
}

function handleKey(event: KeyboardEvent, cell: HTMLElement | null): void {
  event.preventDefault();
  cell?.querySelector<HTMLElement>("a, button")?.click();
}

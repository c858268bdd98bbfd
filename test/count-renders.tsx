import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";

/** Returns how often a part that came with the page renders until it is hydrated and idle. */
export function countRenders(useWhat: () => unknown): number {
  let drawn = 0;
  const Part = () => {
    drawn += 1;
    return <p>{JSON.stringify(useWhat())}</p>;
  };
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Part />);
  drawn = 0;
  render(<Part />, { container, hydrate: true }).unmount();
  container.remove();
  return drawn;
}

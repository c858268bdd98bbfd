import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";

/** How often a part that came with the page is drawn until it is awake and at rest. */
export function timesDrawn(useWhat: () => unknown): number {
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

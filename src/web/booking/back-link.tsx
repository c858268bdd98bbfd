import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: from Payment to Details, and from Details back in the browser's history, which is the same step back. */
export function BackLink() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="crumbs booking-back">
      <Link to="/test-packages" onClick={goBack}>
        <Icon name="chevron-left" small /> {en.booking.back}
      </Link>
    </p>
  );
}

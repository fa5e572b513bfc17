import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { everyKind } from "../support/pages.ts";

/** A component as anybody might add to a page: state, an effect, handlers and links, and nothing special. */
export function Probe() {
  const [count, setCount] = useState(0);
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    document.body.dataset.probe = String(count);
  }, [count]);
  return (
    <div data-testid="probe">
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <p onPointerEnter={() => setHovered(true)}>{hovered ? "Hovered" : "Not hovered"}</p>
      {everyKind.map((path) => (
        <Link key={path} to={path}>
          To {path}
        </Link>
      ))}
    </div>
  );
}

import { company } from "../content/company.ts";

/** The name beside the trace of a saw, linked to the home page. */
export function Mark() {
  return (
    <a href="/" className="mark">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="mark-sign">
        <path d="M0 0h13v32H0zM19 0h13v32H19z" />
        <path className="mark-cut" d="M14.5 0h3v32h-3z" />
      </svg>
      {company.name}
    </a>
  );
}

/** Runs `act` once the next frame is painted, or soon if there is none, as in a hidden tab. */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 200);
}

/**
 * Keeps the last press on an island that has no code yet, to repeat it once it has: the reader
 * pressed something that looked ready. Links work without code and are left alone.
 *
 * Gives `replay`, which repeats the press if its target is still there, and `stop`.
 */
export function rememberPress(element: HTMLElement): { replay: () => void; stop: () => void } {
  let pressed: HTMLElement | null = null;
  const remember = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>('button, input, [role], label') ?? null;
    const isInside = control !== null && element.contains(control);
    pressed = isInside && !target?.closest('a[href]') ? control : null;
  };
  element.addEventListener('click', remember);
  const stop = () => element.removeEventListener('click', remember);
  return {
    stop,
    replay() {
      stop();
      // A native checkbox or field has taken the press by itself; buttons and roles have not.
      if (pressed?.isConnected && !(pressed instanceof HTMLInputElement)) {
        pressed.click();
      }
      pressed = null;
    },
  };
}

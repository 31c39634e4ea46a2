/** A function that runs at most once in a while, and `cancel`, which drops the call that waits. */
export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Runs `action` at once, then at most once in `interval` ms; a call in between runs at its end. */
export function throttle(action: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) {
        isWaiting = false;
        action();
        rest();
      }
    }, interval);
  };
  const call = () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    action();
    rest();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
  };
  return Object.assign(call, { cancel });
}

/** A throttled function. `cancel` drops the pending call. */
export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Runs `action` immediately, then at most once per `interval` ms. A call in between runs at its end. */
export function throttle(action: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const startInterval = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) {
        isPending = false;
        action();
        startInterval();
      }
    }, interval);
  };
  const call = () => {
    if (timer !== undefined) {
      isPending = true;
      return;
    }
    action();
    startInterval();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return Object.assign(call, { cancel });
}

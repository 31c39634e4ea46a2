import type { Clock } from '../../browser/lazy/adSlot';

interface Timer {
  id: number;
  at: number;
  callback: () => void;
}

/** Creates a clock that tests control. */
export function createFakeClock() {
  let now = 0;
  let lastId = 0;
  let timers: Timer[] = [];
  const clock: Clock = {
    setTimeout: (callback, delay) => {
      lastId += 1;
      timers.push({ id: lastId, at: now + delay, callback });
      return lastId;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  };
  return {
    clock,
    now: () => now,
    pending: () => timers.length,
    /** Advances the time, in ms, and runs the due timers in order. */
    pass: (duration: number) => {
      const end = now + duration;
      for (;;) {
        const [next] = timers
          .filter(({ at }) => at <= end)
          .sort((a, b) => a.at - b.at || a.id - b.id);
        if (!next) {
          break;
        }
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.callback();
      }
      now = end;
    },
  };
}

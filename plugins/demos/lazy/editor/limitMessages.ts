/** What the page takes from a frame at once, and what it takes in each ms after that. */
const CAPACITY = 200_000;
const PER_MS = 100;

/** What a message costs besides its size: a thousand of them are taken in a second. */
const COST = 100;

/** Whether a value is an array or an object literal; others could hold any amount that isn't counted here. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Returns the size of a message: the number of values and names in it, and of their characters. Above the
 * limit, it is any number above the limit, as it is for what isn't plain data.
 */
export function sizeOf(message: unknown, limit: number): number {
  const waiting = [message];
  let size = 0;
  while (waiting.length > 0 && size <= limit) {
    const value = waiting.pop();
    size += 1;
    if (typeof value === 'string') {
      size += value.length;
    } else if (typeof value === 'bigint') {
      return Infinity;
    } else if (typeof value === 'object' && value !== null) {
      if (!isPlain(value)) {
        return Infinity;
      }
      const parts: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
      if (parts.length > limit) {
        return Infinity;
      }
      parts.forEach((part) => waiting.push(part));
    }
  }
  return size;
}

/**
 * Returns a function for each message of a frame: whether the page still takes messages of it. The code in
 * the frame may be anybody's, and each message takes the page's time.
 *
 * @param now returns the time in ms
 */
export function limitMessages(now: () => number): (message: unknown) => boolean {
  let level = 0;
  let last = now();
  return (message) => {
    const time = now();
    level = Math.max(0, level - (time - last) * PER_MS) + COST + sizeOf(message, CAPACITY);
    last = time;
    return level <= CAPACITY;
  };
}

export interface RingBar {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns a bar for each value, from the edge of the inner circle outward, around the point 0, 0. The
 * first one points up, and the others follow clockwise. The largest value reaches the outer circle.
 */
export function ringBars(values: readonly number[], inner: number, outer: number): RingBar[] {
  const largest = Math.max(...values, 1);
  return values.map((value, index) => {
    const angle = (index / values.length) * 2 * Math.PI;
    const length = inner + (value / largest) * (outer - inner);
    return {
      x1: round(inner * Math.sin(angle)),
      y1: round(-inner * Math.cos(angle)),
      x2: round(length * Math.sin(angle)),
      y2: round(-length * Math.cos(angle)),
    };
  });
}

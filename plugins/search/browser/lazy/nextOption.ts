/**
 * Returns the option that a key chooses, after the last one the first again; undefined for other keys.
 * Home and End move the cursor of the field.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return undefined;
  }
}

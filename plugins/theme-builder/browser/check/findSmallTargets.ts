/** The least size of elements that users press, in px: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const LEAST_TARGET = 24;

const TARGETS = 'button, a[href], [role="button"], input, select';
/** Inputs that only forms read. */
const HIDDEN = '[aria-hidden="true"]';

export interface SmallTarget {
  /** The control's visible text, or its name. */
  readonly name: string;
  /** In px, rounded down. */
  readonly width: number;
  readonly height: number;
}

type Area = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Whether a target is smaller than it has to be. */
export const isSmall = ({ width, height }: Pick<Area, 'width' | 'height'>): boolean =>
  Math.min(width, height) < LEAST_TARGET;

const centerOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });

const between = (value: number, min: number, size: number) =>
  Math.min(Math.max(value, min), min + size);

/**
 * Whether a small target has so much space around it that users hit no other one: a circle of the least size
 * around its center touches neither another target nor the circle of another small one.
 */
export function hasSpace(area: Area, others: readonly Area[]): boolean {
  const { x, y } = centerOf(area);
  const radius = LEAST_TARGET / 2;
  return others.every((other) => {
    const center = centerOf(other);
    const nearest = [between(x, other.x, other.width), between(y, other.y, other.height)] as const;
    return (
      Math.hypot(nearest[0] - x, nearest[1] - y) >= radius &&
      (!isSmall(other) || Math.hypot(center.x - x, center.y - y) >= LEAST_TARGET)
    );
  });
}

function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
}

/** Returns small controls that are near others. `targets` selects what is pressed as a whole. */
export function findSmallTargets(root: Element, targets: string): SmallTarget[] {
  const found = [...root.querySelectorAll(TARGETS)]
    .filter((element) => !element.closest(`p, ${HIDDEN}`))
    .map((element) => ({
      element,
      area: (element.closest(targets) ?? element).getBoundingClientRect(),
    }))
    .filter(({ area }) => area.width > 0);
  return found
    .filter(
      ({ area }) =>
        isSmall(area) &&
        !hasSpace(
          area,
          found.map((other) => other.area).filter((other) => other !== area),
        ),
    )
    .map(({ element, area }) => ({
      name: nameOf(element),
      width: Math.floor(area.width),
      height: Math.floor(area.height),
    }));
}

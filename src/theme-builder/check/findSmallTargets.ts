/** The least size of what users press, in px: https://www.w3.org/TR/WCAG22/#target-size-minimum */
export const LEAST_TARGET = 24;

const TARGETS = 'button, a[href], [role="button"], input, select';

export interface SmallTarget {
  /** The control's visible text, or its name. */
  readonly name: string;
  /** In px, rounded down. */
  readonly width: number;
  readonly height: number;
}

/** Returns the area that users press: that of the control, or of the component around a hidden input. */
function areaOf(element: Element): DOMRect {
  const around = element.closest(
    '.MuiButtonBase-root, .MuiSwitch-root, .MuiInputBase-root, .MuiSlider-root',
  );
  return (around ?? element).getBoundingClientRect();
}

/** Returns the controls in an element that are smaller than users can hit well. Links in text are exempt. */
export function findSmallTargets(root: Element): SmallTarget[] {
  return [...root.querySelectorAll(TARGETS)]
    .filter((element) => !element.closest('p'))
    .map((element) => ({ element, area: areaOf(element) }))
    .filter(({ area: { width, height } }) => width > 0 && Math.min(width, height) < LEAST_TARGET)
    .map(({ element, area }) => ({
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      width: Math.floor(area.width),
      height: Math.floor(area.height),
    }));
}

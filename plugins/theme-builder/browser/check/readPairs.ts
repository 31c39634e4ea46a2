import type { Rgb } from 'culori/fn';
import type { CheckedParts } from '../libraries/types';
import { blend, readColor } from '../model/color';
import type { Pair, PairUse } from './findContrastProblems';

/** Text that needs less contrast, in px: https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Disabled controls are exempt: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const DISABLED = ':disabled, [aria-disabled="true"], .Mui-disabled';

const WHITE: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };

/** Returns the color of a gradient with one color, by which the library lightens raised paper in the dark. */
function overlayOf(image: string): Rgb | undefined {
  const colors = [...image.matchAll(/rgba?\([^)]*\)/g)].map(([color]) => color);
  const [first] = colors;
  return image.startsWith('linear-gradient(') && first && colors.every((color) => color === first)
    ? readColor(first)
    : undefined;
}

/** Returns the layers of color behind an element, the topmost first, down to an opaque one. */
function layersBehind(element: Element | null): Rgb[] {
  if (!element) {
    return [WHITE];
  }
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const color = readColor(backgroundColor);
  const overlay = overlayOf(backgroundImage);
  const layers = [...(overlay ? [overlay] : []), ...((color.alpha ?? 1) > 0 ? [color] : [])];
  return (color.alpha ?? 1) === 1 && layers.length > 0
    ? layers
    : [...layers, ...layersBehind(element.parentElement)];
}

const flatten = (layers: readonly Rgb[]) =>
  layers.reduceRight((below, layer) => blend(layer, below), WHITE);

/** Returns the component that an element belongs to, such as `Button`: its class is after `ButtonBase`. */
function placeOf(element: Element): string {
  const owner = element.closest('[class*="Mui"][class*="-root"]');
  const classes = owner?.getAttribute('class') ?? '';
  return [...classes.matchAll(/\bMui([A-Za-z]+)-root\b/g)].at(-1)?.[1] ?? 'body';
}

function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
}

function pairOf(use: PairUse, element: Element, css: string, behind: Element | null): Pair {
  const rawColor = readColor(css);
  const layers = layersBehind(behind);
  const background = flatten(layers);
  const alpha = (rawColor.alpha ?? 1) * opacityOf(element);
  return {
    use,
    color: blend({ ...rawColor, alpha }, background),
    background,
    raw: { color: rawColor, background: layers[0] ?? WHITE },
    place: placeOf(element),
  };
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    getComputedStyle(element).visibility === 'visible' &&
    opacityOf(element) > 0
  );
};

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function textPair(element: Element): Pair {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= 700);
  return pairOf(isLarge ? 'largeText' : 'text', element, color, element);
}

/** Returns the color of an element's border on the background around it; none if it has no border. */
function borderPairs(element: Element): Pair[] {
  const { borderTopColor, borderTopWidth } = getComputedStyle(element);
  return Number.parseFloat(borderTopWidth) > 0
    ? [pairOf('border', element, borderTopColor, element.parentElement)]
    : [];
}

/** Returns the color of the ring on the background around an element; transparent without one. */
function focusPair(element: Element): Pair {
  const { outlineColor, outlineStyle } = getComputedStyle(element);
  const color = outlineStyle === 'none' ? 'transparent' : outlineColor;
  return pairOf('focus', element, color, element.parentElement);
}

/** Returns the pairs of colors of an element's texts, icons, borders of inputs, and focus rings. */
export function readPairs(root: Element, checked: CheckedParts): Pair[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => isShown(element) && !element.closest(DISABLED),
  );
  return elements.flatMap((element): Pair[] => {
    if (element.matches('svg') && element.closest(checked.icons)) {
      return [pairOf('icon', element, getComputedStyle(element).color, element.parentElement)];
    }
    return [
      ...(element.matches(checked.borders) ? borderPairs(element) : []),
      ...(element.matches(checked.focus) ? [focusPair(element)] : []),
      ...(hasText(element) || element.matches(checked.inputs) ? [textPair(element)] : []),
    ];
  });
}

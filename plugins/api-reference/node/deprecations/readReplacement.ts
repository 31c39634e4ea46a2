import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

type Classes = ExtractedComponent['classes'];

/** A comment that names one replacement, as code: ``Use the `slots` prop instead.`` */
const USE = /^Use (?:the )?(`[^`]+`)(?: prop)? instead\./i;

/** A comment that names classes to combine, each as a link to its anchor. */
const COMBINE = /^(?:Combine|Use) (?:the )?(\[[^]*?\)) classes instead\b/i;

const CLASS_LINK = /\[[^\]]*\]\([^)]*-classes-([\w-]+)\)/g;

/** Matches the description of a class of the root element, and of classes that the root shares with a part. */
const ON_ROOT = /\bapplied to the root (?:and \w+ )?elements?\b/i;

/** Returns the element that a class is applied to, as its description names it. */
function elementOf({ description = '' }: Partial<Classes[number]>): string | undefined {
  return /\bapplied to the (.+?)(?: if |[.;]|$)/i.exec(description)?.[1];
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
}

/** Returns where a deprecated name has the name of a class: `textSizeSmall` has `sizeSmall` after `text`. */
function placeIn(deprecated: string, name: string): number {
  const place = deprecated.toLowerCase().indexOf(name.toLowerCase());
  return place < 0 ? deprecated.length : place;
}

/**
 * Returns the selector of combined classes: those of the root, or of one element, together, then
 * that of a part inside. Undefined if one is unknown, or if several belong to parts.
 */
function combinedSelector(
  deprecated: string,
  names: readonly string[],
  classes: Classes,
): string | undefined {
  const found = names.flatMap(
    (name) => classes.find((one) => one.name === camelCase(name) || one.className === name) ?? [],
  );
  const elements = found.map(elementOf);
  const isOneElement = elements[0] !== undefined && new Set(elements).size === 1;
  const onRoot = found
    .filter(({ description }) => isOneElement || ON_ROOT.test(description ?? ''))
    .sort((a, b) => placeIn(deprecated, a.name) - placeIn(deprecated, b.name));
  const parts = found.filter((one) => !onRoot.includes(one));
  if (found.length < names.length || onRoot.length === 0 || parts.length > 1) {
    return undefined;
  }
  const selector = (list: Classes) => list.map(({ className }) => `.${className}`).join('');
  return [selector(onRoot), ...parts.map((part) => selector([part]))].join(' > ');
}

/**
 * Returns the replacement of a deprecated prop or class, as code in Markdown, which needs no translation, if the
 * comment names it in one of the known forms. Otherwise a person has to write it.
 *
 * @param name the deprecated prop or class
 * @param comment the text after `@deprecated`
 * @param classes the classes of the component
 */
export function readReplacement(
  name: string,
  comment: string,
  classes: Classes,
): string | undefined {
  const [, code] = USE.exec(comment) ?? [];
  const [, links] = COMBINE.exec(comment) ?? [];
  const names = [...(links ?? '').matchAll(CLASS_LINK)].map(([, linked = '']) => linked);
  const selector = links === undefined ? undefined : combinedSelector(name, names, classes);
  return code ?? (selector === undefined ? undefined : `\`${selector}\``);
}

import type { ComponentApi } from './types';

/**
 * Fragments of an API page. The package's own comments link to them (`#button-classes-text`), and
 * so do other sites: never change a scheme without a redirect (behaviours §19).
 */

/** `TextareaAutosize` → `textarea-autosize`, `Grid2` → `grid-2`: the last part of a page's path. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** `button-prop-color`. */
export function propAnchor(component: string, prop: string): string {
  return `${kebabCase(component)}-prop-${prop}`;
}

/** `button-classes-colorPrimary`. Takes the key, not the whole class name. */
export function classAnchor(component: string, key: string): string {
  return `${kebabCase(component)}-classes-${key}`;
}

/** `Button-css-MuiButton-root`. Takes a class name, or the name of a slot that has none. */
export function cssAnchor(component: string, classOrSlot: string): string {
  return `${component}-css-${classOrSlot}`;
}

/** `changes-6.0.0`. */
export function releaseAnchor(version: string): string {
  return `changes-${version}`;
}

/** `type-SxProps`. */
export function typeAnchor(name: string): string {
  return `type-${name}`;
}

/** The fragments of all rows of a page, without its sections. */
export function anchorsOf({ props, slots, classes }: ComponentApi): string[] {
  return [
    ...[...props, ...slots, ...classes].map(({ anchor }) => anchor),
    ...classes.flatMap(({ alias }) => alias ?? []),
  ];
}

import type { ComponentApi } from './types';

/**
 * Anchors of an API page. The package's own comments link to them (`#button-classes-text`), and so do
 * other sites, so never change a scheme without a redirect.
 */

/** Returns the slug of a page: `TextareaAutosize` → `textarea-autosize`, `Grid2` → `grid-2`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** Returns the anchor of a prop: `button-prop-color`. */
export function propAnchor(component: string, prop: string): string {
  return `${kebabCase(component)}-prop-${prop}`;
}

/** Returns the anchor of a class by its key, not its class name: `button-classes-colorPrimary`. */
export function classAnchor(component: string, key: string): string {
  return `${kebabCase(component)}-classes-${key}`;
}

/** Returns the anchor of a class name, or of a slot without one: `Button-css-AcmeButton-root`. */
export function cssAnchor(component: string, classOrSlot: string): string {
  return `${component}-css-${classOrSlot}`;
}

/** Returns the anchor of a release: `changes-6.0.0`. */
export function releaseAnchor(version: string): string {
  return `changes-${version}`;
}

/** Returns the anchor of a type: `type-SxProps`. */
export function typeAnchor(name: string): string {
  return `type-${name}`;
}

/** Returns the anchors of all rows of a page, without its sections. */
export function anchorsOf({ props, slots, classes }: ComponentApi): string[] {
  return [
    ...[...props, ...slots, ...classes].map(({ anchor }) => anchor),
    ...classes.flatMap(({ alias }) => alias ?? []),
  ];
}

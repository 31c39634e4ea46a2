import type { ComponentType } from 'react';
import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';

/** The icons that readers can choose, by the name of their module in the library's package of icons. */
export const ICON_NAMES = ['Add', 'Check', 'Delete', 'Favorite', 'Search', 'Send'] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** A value that a control can set. The value of an icon is its name. */
export type ControlValue = string | number | boolean;

interface ControlBase {
  /** The prop that it sets. */
  name: string;
  /** The value without the prop, if it is documented. */
  default?: ControlValue;
}

export type Control = ControlBase &
  (
    | { kind: 'switch' }
    | { kind: 'choice'; options: readonly ControlValue[] }
    | { kind: 'number' }
    | { kind: 'text' }
    | { kind: 'icon' }
  );

/** The reader's values, by prop. */
export type PlaygroundState = Readonly<Record<string, ControlValue>>;

/** The code of a playground around the props of its component: the printed props come between its parts. */
export interface CodeTemplate {
  imports: readonly string[];
  /** The package of icons. */
  icons?: string;
  /** Text between the imports and the statement or element that holds the component. */
  head: string;
  /** Text after it. */
  tail: string;
  /** Spaces before the statement or element. */
  indent: number;
  /** The element is all that the component returns: the statement begins with `return`. */
  isReturned: boolean;
  tag: string;
  /** Attributes that always have the same value, before and after the attributes of the controls. */
  before: readonly string[];
  after: readonly string[];
  /** The children, from the end of the opening tag to the closing tag. Absent for controlled ones. */
  children?: string;
}

/** A slot or class of a component. */
export interface Part {
  className: string;
  description: string;
}

/** Everything about a playground but its component. */
export interface PlaygroundModel {
  controls: readonly Control[];
  /** How many controls are shown from the start. */
  shown: number;
  initial: PlaygroundState;
  templates: Readonly<Record<CodeVariant, CodeTemplate>>;
  parts: readonly Part[];
  /** The file that its code comes from, from the repository's root. */
  file: string;
}

/** The module that the browser loads for a playground: the playgrounds plugin generates it. */
export interface PlaygroundModule {
  component: ComponentType;
  icons: Readonly<Partial<Record<IconName, ComponentType>>>;
  model: PlaygroundModel;
}

/** The attributes of a playground on a page. */
export interface PlaygroundProps {
  /** `acme-ui/Button`. */
  id: string;
  /** The reader's language. */
  language: string;
}

/** Returns the component of a playground: `Button` for `acme-ui/Button`. */
export function componentOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Returns the name of the chunk of a playground. */
export function chunkName(id: string): string {
  return `playground-${id.replace('/', '-')}`;
}

/** Returns the value by which the stage and the popups of a playground are found. */
export function scopeOf(id: string): string {
  return `playground-${componentOf(id)}`;
}

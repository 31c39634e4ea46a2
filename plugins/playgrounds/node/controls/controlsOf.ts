import type { Control } from '../../shared/types';
import type { ExtractedComponent } from '@component-docs/api-reference';
import type { Preset } from '../preset/parsePreset';
import { controlOf } from './controlOf';

/**
 * Props without a useful control, unless a preset sets them: they are for the code around the component,
 * lead readers away from the page, or change nothing that can be seen.
 */
const LEFT_OUT = new Set([
  'autoComplete',
  'autoFocus',
  'checked',
  'component',
  'expanded',
  'href',
  'id',
  'inputMode',
  'inputValue',
  'labelId',
  'listboxOpen',
  'name',
  'open',
  'role',
  'tabIndex',
  'title',
  'type',
  'value',
]);
/** Values at the start, which a running component no longer reads. */
const DEFAULTS = /^default[A-Z]/;
/** Where popups are, how focus moves, and technical details. */
const TECHNICAL =
  /^(?:disable(?:Portal|ScrollLock|AutoFocus|EnforceFocus|RestoreFocus|Injecting|Sticky)|keepMounted|TransitionComponent|ns[A-Z]|aria-|.*(?:Id|Text|ClassName)$)/;
/** Texts in which TECHNICAL would be wrong. */
const SEEN_TEXT = /^(?:helper|label|secondary|primary)Text$/i;

const KIND_ORDER: readonly Control['kind'][] = ['choice', 'text', 'icon', 'number', 'switch'];

/** How many controls are shown from the start. The others are behind "More props". */
const SHOWN = 8;

function isUseful(name: string): boolean {
  return (
    !LEFT_OUT.has(name) && !DEFAULTS.test(name) && (!TECHNICAL.test(name) || SEEN_TEXT.test(name))
  );
}

/**
 * Returns the controls of a component: first the controls of the props that its preset names, then choices,
 * texts, icons, numbers, and switches.
 *
 * @param fixed props that the preset's code sets, which have no control
 */
export function controlsOf(
  { props }: ExtractedComponent,
  { initial, hidden, order }: Pick<Preset, 'initial' | 'hidden' | 'order'>,
  fixed: readonly string[],
): Control[] {
  const first = [...new Set([...order, ...Object.keys(initial)])];
  const rank = ({ name, kind }: Control) =>
    first.includes(name) ? first.indexOf(name) : first.length + KIND_ORDER.indexOf(kind);
  return props
    .filter(({ name, deprecated }) => deprecated === undefined && !fixed.includes(name))
    .filter(({ name }) => !hidden.includes(name) && (first.includes(name) || isUseful(name)))
    .flatMap((prop) => controlOf(prop) ?? [])
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns how many of the controls are shown from the start: none is hidden alone. */
export function shownControls(controls: readonly Control[]): number {
  return controls.length <= SHOWN + 1 ? controls.length : SHOWN;
}

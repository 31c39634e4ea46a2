import type { Control, ControlValue } from '../shared/types';
import type { ExtractedComponent } from '@component-docs/api-reference';
import type { Preset } from './parsePreset';
import ts from 'typescript';
import { LIBRARY } from '@component-docs/kit/shared/site/library';

/** A member of a union: a literal, or the name of any other type. */
type UnionMember = { literal: ControlValue } | { type: string };

/** Returns the value of a literal; undefined for other nodes. */
export function literalOf(node: ts.Node): ControlValue | undefined {
  if (ts.isStringLiteral(node)) {
    return node.text;
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NumericLiteral:
    case ts.SyntaxKind.PrefixUnaryExpression:
      return Number(node.getText());
    default:
      return undefined;
  }
}

/** Returns the members of a type, in order: the members of a union, or the type itself. */
export function unionMembers(type: string): UnionMember[] {
  const source = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const [alias] = source.statements;
  const node = alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined;
  const nodes = node && ts.isUnionTypeNode(node) ? node.types : [node];
  return nodes.flatMap((member): UnionMember[] => {
    if (!member) {
      return [];
    }
    const literal = ts.isLiteralTypeNode(member) ? literalOf(member.literal) : undefined;
    return [literal === undefined ? { type: member.getText() } : { literal }];
  });
}

type Prop = ExtractedComponent['props'][number];

/** Content: readers type text for it. */
const NODES = ['React.ReactNode', 'React.ReactElement', 'React.ReactElement<unknown, any>'];

/** Props that show an icon. Some libraries call theirs decorators. */
const ICON_PROP = /icon$|Decorator$/i;

function kindOf({ name, type }: Prop) {
  const members = unionMembers(type);
  const has = (wanted: string) =>
    members.some((member) => 'type' in member && member.type === wanted);
  const literals = members.flatMap((member) => ('literal' in member ? [member.literal] : []));
  const options = has('boolean') ? [false, true, ...literals] : literals;
  if (literals.length > 0 && options.length > 1) {
    return { kind: 'choice', options } as const;
  }
  if (has('boolean')) {
    return { kind: 'switch' } as const;
  }
  if (NODES.some(has)) {
    if (LIBRARY.icons !== undefined && ICON_PROP.test(name)) {
      return { kind: 'icon' } as const;
    }
    // An element other than an icon can't be typed.
    return has('React.ReactNode') ? ({ kind: 'text' } as const) : undefined;
  }
  if (has('number')) {
    return { kind: 'number' } as const;
  }
  return has('string') ? ({ kind: 'text' } as const) : undefined;
}

/** Returns the control for a prop; undefined if no control can set values of its type. */
export function controlOf(prop: Prop): Control | undefined {
  const kind = kindOf(prop);
  const [member] = prop.default === undefined ? [] : unionMembers(prop.default);
  const documented = member && 'literal' in member && { default: member.literal };
  return kind && { name: prop.name, ...kind, ...documented };
}

/**
 * Props without a useful control, unless a preset sets them: they are for the code around the component,
 * lead readers away from the page, or change nothing that can be seen.
 */
const LEFT_OUT = [
  ...['autoComplete', 'autoFocus', 'checked', 'component', 'expanded', 'href', 'id', 'inputMode'],
  ...['inputValue', 'labelId', 'listboxOpen', 'name', 'open', 'role', 'tabIndex', 'title', 'type'],
  'value',
];
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
    !LEFT_OUT.includes(name) &&
    !DEFAULTS.test(name) &&
    (!TECHNICAL.test(name) || SEEN_TEXT.test(name))
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

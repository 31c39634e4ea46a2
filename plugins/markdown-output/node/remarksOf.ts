import type {
  ComponentApi,
  InheritanceApi,
  ClassApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { labelOf } from './pageContext';
import type { PageContext } from './pageContext';
import { code, htmlToLine } from './htmlToMarkdown';

/** Returns the text about the ref of a component. */
function refText({ name, ref }: ComponentApi, context: PageContext): string {
  const element = 'tag' in ref ? `\`<${ref.tag}>\`` : '';
  return labelOf(`api.ref.${ref.kind}`, context, { name, element });
}

/** Returns remarks on props that aren't in the table, one paragraph each, and on the ref. */
export function remarksOf(api: ComponentApi, context: PageContext): string[] {
  const { name, hasSystemProps, spread, inheritance, guides } = api;
  const label = labelOf('api.props.system.link', context);
  const properties = `[${label}](${context.linkTo(guides.systemProps)})`;
  return [
    ...(hasSystemProps
      ? [labelOf('api.props.system', context, { name, link: properties }), '']
      : []),
    ...(spread && !inheritance ? [labelOf('api.props.spread', context, { name }), ''] : []),
    refText(api, context),
  ];
}

/** Returns the sentence about the component that another one is built on. */
export function inheritanceText(
  name: string,
  { component, href }: InheritanceApi,
  context: PageContext,
): string {
  return labelOf('api.inheritance.text', context, {
    name,
    component: `[${component}](${context.linkTo(href)})`,
  });
}

/** Returns how a theme sets the component's default props; nothing if it can't. */
export function themeOf(
  { name, guides, themeComponent }: ComponentApi,
  context: PageContext,
): string[] {
  if (!themeComponent) {
    return [];
  }
  const label = labelOf('api.theme.text.link', context);
  const guide = `[${label}](${context.linkTo(guides.themeProps)})`;
  const text = labelOf('api.theme.text', context, {
    name,
    link: guide,
    key: `\`${themeComponent.name}\``,
  });
  return [text];
}

const CODE = /`[^`]+`/g;

/** Returns the classes of a replacement: the links of a deprecation that lead to classes. */
function replacementOf({ deprecated }: ClassApi, { linkTo }: PageContext): string {
  const text = htmlToLine(deprecated?.html ?? '', linkTo);
  const classes = [...text.matchAll(/\[`?(\.[\w-]+)`?\]/g)].map(([, name]) => name);
  return classes.length > 0 ? classes.join('') : text;
}

/**
 * Returns lists of classes. Classes whose descriptions differ in their code only share a line, because
 * packages repeat one sentence for dozens of them; classes whose descriptions have no code follow by name,
 * which says the same. Deprecated classes are in a block of their own, as `old → new`.
 */
export function classList(
  { classes }: Pick<ComponentApi, 'classes'>,
  context: PageContext,
): string[] {
  const groups = new Map<string, string[]>();
  const addTo = (sentence: string, name: string) =>
    groups.set(sentence, [...(groups.get(sentence) ?? []), name]);
  for (const { className, descriptionHtml } of classes.filter(({ deprecated }) => !deprecated)) {
    const text = htmlToLine(descriptionHtml, context.linkTo);
    const found = (text.match(CODE) ?? []).join(', ');
    const name = code(`.${className}`);
    addTo(found ? text.replace(CODE, '…') : '', found ? `${name} (${found})` : name);
  }
  const lines = [...groups].map(([sentence, names]) =>
    [`- ${names.join(', ')}`, sentence].filter(Boolean).join(': '),
  );
  const former = classes
    .filter(({ deprecated }) => deprecated)
    .map((rule) =>
      [`.${rule.className}`, replacementOf(rule, context)].filter(Boolean).join(' → '),
    );
  return former.length === 0
    ? lines
    : [...lines, '', `${labelOf('api.deprecated', context)}:`, '', '```text', ...former, '```'];
}

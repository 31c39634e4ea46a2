import type {
  ComponentApi,
  InheritanceApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { labelOf } from './apiLabels';
import type { PageContext } from './apiLabels';

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

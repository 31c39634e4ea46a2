import type {
  ComponentApi,
  InheritanceApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { labelOf } from './apiLabels';
import type { PageContext } from './apiLabels';
import { link } from './htmlToMarkdown';

/** Returns what a ref on the component refers to. */
function refText({ name, ref }: ComponentApi, context: PageContext): string {
  const element = 'tag' in ref ? `\`<${ref.tag}>\`` : '';
  return labelOf(`api.ref.${ref.kind}`, context, { name, element });
}

/** Returns remarks on props that aren't in the table, one paragraph each, and on the ref. */
export function remarksOf(api: ComponentApi, context: PageContext): string[] {
  const { name, hasSystemProps, spread, inheritance, guides } = api;
  const properties = link(
    labelOf('api.props.system.link', context),
    guides.systemProps,
    context.siteUrl,
  );
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
    component: link(component, href, context.siteUrl),
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
  const guide = link(labelOf('api.theme.text.link', context), guides.themeProps, context.siteUrl);
  const text = labelOf('api.theme.text', context, {
    name,
    link: guide,
    key: `\`${themeComponent.name}\``,
  });
  return [text, '', '```js', themeComponent.sample.code.trim(), '```'];
}

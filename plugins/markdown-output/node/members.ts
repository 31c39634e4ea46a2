import type {
  DeprecationApi,
  PropApi,
  SinceApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { MemberApi } from '@component-docs/api-reference/shared/pages';
import { PLAN_TITLES } from '@component-docs/page-tree/shared/chips';
import { labelOf } from './pageContext';
import type { PageContext } from './pageContext';
import { code, htmlToLine } from './htmlToMarkdown';

/** Which members are marked: the required ones of an input, or the optional ones of a return value. */
export const MARKS = { required: 'api.props.required', optional: 'api.hook.optional' } as const;

/** Returns the mark of something deprecated, with its replacement, in one line. */
export function deprecationOf(
  { deprecated }: { deprecated?: DeprecationApi },
  { linkTo, ...context }: PageContext,
): string {
  const mark = `**${labelOf('api.deprecated', { linkTo, ...context })}**`;
  return deprecated ? `${mark} ${htmlToLine(deprecated.html ?? '', linkTo)}`.trim() : '';
}

function sinceOf({ since }: { since?: SinceApi }, context: PageContext): string {
  return since ? labelOf('api.since', context, { version: since.version }) : '';
}

/** Returns the parameters that the package describes: the type of the member has the others. */
function parametersOf({ signature }: Partial<PropApi>, { linkTo }: PageContext): string[] {
  return (signature?.parameters ?? []).flatMap(({ name, descriptionHtml }) =>
    descriptionHtml ? `${code(name)}: ${htmlToLine(descriptionHtml, linkTo)}` : [],
  );
}

/**
 * Returns a list of members, one line each: name, mark, plan, and release; type and default; description,
 * deprecation, and parameters.
 */
export function memberList(
  members: readonly (MemberApi & Partial<PropApi>)[],
  mark: keyof typeof MARKS,
  context: PageContext,
): string[] {
  const described = new Set<string>();
  return members.map((member) => {
    // Callbacks repeat the texts of their parameters.
    const parameters = parametersOf(member, context).filter((text) => !described.has(text));
    parameters.forEach((text) => described.add(text));
    const marks = [
      member.required === (mark === 'required') ? labelOf(MARKS[mark], context) : '',
      member.plan ? PLAN_TITLES[member.plan] : '',
      sinceOf(member, context),
    ].filter(Boolean);
    const texts = [
      htmlToLine(member.descriptionHtml, context.linkTo),
      deprecationOf(member, context),
      ...parameters,
    ].filter(Boolean);
    const name = code(member.name) + (marks.length > 0 ? ` (${marks.join(', ')})` : '');
    const value = code(member.type) + (member.default ? ` = ${code(member.default)}` : '');
    return `- ${name}: ${[value, ...texts].join(' – ')}`;
  });
}

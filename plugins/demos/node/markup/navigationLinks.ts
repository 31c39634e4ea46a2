import { withDescendants } from './readElements';
import type { MarkupElement } from './readElements';
import type { MarkupProblem } from './types';

/** What opens a page when it is in the navigation. */
const ITEMS = ['BottomNavigationAction', 'Button', 'ListItemButton', 'MenuItem', 'Tab'];

const LINKS = [...ITEMS, 'a', 'Link'];

function isNavigation({ name, attributes }: MarkupElement): boolean {
  return (
    name === 'nav' ||
    name === 'BottomNavigation' ||
    attributes.get('component') === '"nav"' ||
    attributes.get('role') === '"navigation"'
  );
}

/** Returns whether an item does something on the same page instead: opens a group or a menu, or turns a page. */
function isAction({ name, attributes, spreads }: MarkupElement): boolean {
  return (
    attributes.has('aria-expanded') ||
    attributes.has('aria-haspopup') ||
    (name === 'Button' && (attributes.has('onClick') || spreads.length > 0))
  );
}

function isLink({ attributes }: MarkupElement): boolean {
  return attributes.has('href') || attributes.has('to');
}

/** Finds items of the navigation that aren't links, and navigation that doesn't say where users are. */
export function linkProblems(element: MarkupElement): MarkupProblem[] {
  if (!isNavigation(element)) {
    return [];
  }
  const inside = withDescendants(element.children);
  const items = inside.filter(
    (item) => ITEMS.includes(item.name) && (isLink(item) || !isAction(item)),
  );
  const isCurrentSet = inside.some(
    ({ name, attributes }) => LINKS.includes(name) && attributes.has('aria-current'),
  );
  return [
    ...items
      .filter((item) => !isLink(item))
      .map(({ name, line }) => ({
        line,
        message: `${name} is in the navigation but isn't a link. Set \`href\`.`,
      })),
    ...(items.length > 0 && !isCurrentSet
      ? [
          {
            line: element.line,
            message:
              'No item of the navigation is the current page. Set `aria-current="page"` on it.',
          },
        ]
      : []),
  ];
}

import { marksOf } from '../../../src/site/navigation/chips';
import type { Mark } from '../../../src/site/navigation/chips';
import type { MissingFlag, PageTreeItem } from '../../../src/site/navigation/types';
import { escapeHtml } from '../../lib/escapeHtml';
import { iconHtml } from './iconHtml';
import type { SidebarLabels } from './sidebarLabels';

function markHtml(mark: Mark): string {
  const label = escapeHtml(mark.label);
  return 'plan' in mark
    ? ` <span class="sidebar-plan sidebar-plan--${mark.plan}" role="img" aria-label="${label}" title="${label}"></span>`
    : ` <span class="sidebar-chip sidebar-chip--${mark.tone}">${label}</span>`;
}

/** Returns an item's plan icon and chips for the side navigation, or '' if it has none. */
export function marksHtml(
  item: PageTreeItem,
  labels: SidebarLabels,
  missing?: MissingFlag,
): string {
  return marksOf(item, labels, missing).map(markHtml).join('');
}

function titleHtml(title: string, { icon }: PageTreeItem): string {
  return (icon ? iconHtml(icon) : '') + escapeHtml(title);
}

/**
 * Returns what the side navigation shows for a page that isn't written yet: its icon, title, plan,
 * and chips. The title and labels are text, not HTML.
 *
 * @param apiPage the address of the API page of its component, which it links to, if there is one
 */
export function plannedHtml(
  title: string,
  item: PageTreeItem,
  labels: SidebarLabels,
  apiPage?: string,
): string {
  const marks = marksHtml(item, labels, apiPage === undefined ? 'planned' : 'apiOnly');
  const content = titleHtml(title, item) + marks;
  return apiPage === undefined
    ? `<span class="menu__link sidebar-planned">${content}</span>`
    : `<a class="menu__link sidebar-planned" href="${escapeHtml(apiPage)}">${content}</a>`;
}

/** Returns a label between items, which doesn't contain items itself, with its icon and marks. */
export function dividerHtml(title: string, item: PageTreeItem, labels: SidebarLabels): string {
  return `<span class="sidebar-divider">${titleHtml(title, item)}${marksHtml(item, labels)}</span>`;
}

import { FLAG_TONES, flagsOf, markedPlanOf } from '../../../src/site/navigation/chips';
import type { Flag, MissingFlag, PageTreeItem } from '../../../src/site/navigation/types';
import { escapeHtml } from '../../lib/escapeHtml';
import { iconHtml } from './iconHtml';
import type { SidebarLabels } from './sidebarLabels';

function chipHtml(flag: Flag, labels: SidebarLabels): string {
  const classes = `sidebar-chip sidebar-chip--${FLAG_TONES[flag]}`;
  return ` <span class="${classes}">${escapeHtml(labels.flags[flag])}</span>`;
}

function planHtml(item: PageTreeItem, labels: SidebarLabels): string {
  const plan = markedPlanOf(item);
  if (!plan) {
    return '';
  }
  const title = escapeHtml(labels.plans[plan]);
  return ` <span class="sidebar-plan sidebar-plan--${plan}" role="img" aria-label="${title}" title="${title}"></span>`;
}

/** Returns an item's plan icon and chips for the side navigation, or '' if it has none. */
export function marksHtml(
  item: PageTreeItem,
  labels: SidebarLabels,
  missing?: MissingFlag,
): string {
  return (
    planHtml(item, labels) +
    flagsOf(item, missing)
      .map((flag) => chipHtml(flag, labels))
      .join('')
  );
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
  const content = `${item.icon ? iconHtml(item.icon) : ''}${escapeHtml(title)}${marks}`;
  return apiPage === undefined
    ? `<span class="menu__link sidebar-planned">${content}</span>`
    : `<a class="menu__link sidebar-planned" href="${escapeHtml(apiPage)}">${content}</a>`;
}

/** Returns a label between items, which doesn't contain items itself. */
export function dividerHtml(title: string): string {
  return `<span class="sidebar-divider">${escapeHtml(title)}</span>`;
}

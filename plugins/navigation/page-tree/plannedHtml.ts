import { marksOf } from '../../../src/navigation/shared/chips';
import type { Mark, MarkLabels } from '../../../src/navigation/shared/chips';
import { isExternal } from '../../../src/navigation/shared/itemKind';
import type { PlannedTarget } from '../../../src/navigation/shared/plannedTarget';
import type { MissingFlag, PageTreeItem } from '../../../src/navigation/shared/types';
import { escapeHtml } from '../../../src/lib/shared/escapeHtml';
import { iconHtml } from './iconHtml';

function markHtml(mark: Mark): string {
  const label = escapeHtml(mark.label);
  return 'plan' in mark
    ? ` <span class="sidebar-plan sidebar-plan--${mark.plan}" role="img" aria-label="${label}" title="${label}"></span>`
    : ` <span class="sidebar-chip sidebar-chip--${mark.tone}">${label}</span>`;
}

/** Returns an item's plan icon and chips for the side navigation, or '' if it has none. */
export function marksHtml(item: PageTreeItem, labels: MarkLabels, missing?: MissingFlag): string {
  return marksOf(item, labels, missing).map(markHtml).join('');
}

function titleHtml(title: string, { icon }: PageTreeItem): string {
  return (icon ? iconHtml(icon) : '') + escapeHtml(title);
}

/**
 * Returns what the side navigation shows for a page that isn't written yet: a link with its icon, title,
 * plan, and chips; text if it leads nowhere. The title and labels are text, not HTML.
 *
 * @param target with the address in the language of the sidebar
 */
export function plannedHtml(
  title: string,
  item: PageTreeItem,
  labels: MarkLabels,
  { flag, href }: PlannedTarget,
): string {
  const content = titleHtml(title, item) + marksHtml(item, labels, flag);
  if (href === undefined) {
    return `<span class="menu__link sidebar-planned">${content}</span>`;
  }
  const newTab = isExternal({ pathname: href }) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a class="menu__link sidebar-planned" href="${escapeHtml(href)}"${newTab}>${content}</a>`;
}

/** Returns a label between items, which doesn't contain items itself, with its icon and marks. */
export function dividerHtml(title: string, item: PageTreeItem, labels: MarkLabels): string {
  return `<span class="sidebar-divider">${titleHtml(title, item)}${marksHtml(item, labels)}</span>`;
}

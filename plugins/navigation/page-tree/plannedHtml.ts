import { marksOf } from '../../../src/navigation/shared/chips';
import type { Mark } from '../../../src/navigation/shared/chips';
import { isExternal } from '../../../src/navigation/shared/itemKind';
import type { PlannedTarget } from '../../../src/navigation/shared/plannedTarget';
import type { MissingFlag, PageTreeItem } from '../../../src/navigation/shared/types';
import { escapeHtml } from '../../../src/lib/shared/escapeHtml';
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

/** The mark of a link to another site, with Docusaurus' drawing. */
function elsewhereHtml({ official }: SidebarLabels): string {
  return ` <svg class="sidebar-elsewhere" role="img" aria-label="${escapeHtml(official)}"><use href="#theme-svg-external-link"></use></svg>`;
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
  labels: SidebarLabels,
  { flag, href }: PlannedTarget,
): string {
  const content = titleHtml(title, item) + marksHtml(item, labels, flag);
  if (href === undefined) {
    return `<span class="menu__link sidebar-planned">${content}</span>`;
  }
  const isElsewhere = isExternal({ pathname: href });
  const newTab = isElsewhere ? ' target="_blank" rel="noopener noreferrer"' : '';
  const mark = isElsewhere ? elsewhereHtml(labels) : '';
  return `<a class="menu__link sidebar-planned" href="${escapeHtml(href)}"${newTab}>${content}${mark}</a>`;
}

/** Returns a label between items, which doesn't contain items itself, with its icon and marks. */
export function dividerHtml(title: string, item: PageTreeItem, labels: SidebarLabels): string {
  return `<span class="sidebar-divider">${titleHtml(title, item)}${marksHtml(item, labels)}</span>`;
}

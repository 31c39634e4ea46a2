import { FLAG_TONES, flagsOf, markedPlanOf } from '../../../src/site/navigation/chips';
import type { Flag, PageTreeItem } from '../../../src/site/navigation/types';
import { iconHtml } from './iconHtml';
import type { SidebarLabels } from './sidebarLabels';

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

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

/** The marks of an item as the side navigation shows them: its plan, then its chips; or nothing. */
export function marksHtml(item: PageTreeItem, labels: SidebarLabels): string {
  return (
    planHtml(item, labels) +
    flagsOf(item)
      .map((flag) => chipHtml(flag, labels))
      .join('')
  );
}

/**
 * What the side navigation shows of a page that is not written yet: its icon, title, plan,
 * and chips, and no link. Title and labels are text, not HTML.
 */
export function plannedHtml(title: string, item: PageTreeItem, labels: SidebarLabels): string {
  const marks = marksHtml({ ...item, planned: true }, labels);
  const icon = item.icon ? iconHtml(item.icon) : '';
  return `<span class="menu__link sidebar-planned">${icon}${escapeHtml(title)}${marks}</span>`;
}

/** A label between items, which holds none itself. */
export function dividerHtml(title: string): string {
  return `<span class="sidebar-divider">${escapeHtml(title)}</span>`;
}

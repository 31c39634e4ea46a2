import { flagsOf, markedPlanOf } from '../../../src/navigation/shared/chips';
import { pageToTitle } from '../../../src/navigation/shared/pageTitle';
import type { PageTreeItem } from '../../../src/navigation/shared/types';

type CustomProps = Record<string, unknown>;

/**
 * Returns what the theme needs to know about an item's English title when the sidebar is in another
 * language: the title, for readers who search for a page by it, unless the label contains it
 * (`Button 按钮`), or that the label itself is English.
 */
function englishProps(item: PageTreeItem, label: string): CustomProps {
  const english = pageToTitle(item);
  if (english === label) {
    return { lang: 'en' };
  }
  return english && !label.includes(english) ? { englishTitle: english } : {};
}

/**
 * Returns what the theme needs from an item apart from its label and link: flags, plan, link
 * attributes, English title, and the page's own settings. Empty when the item has none of them.
 */
export function customPropsOf(
  item: PageTreeItem,
  label: string,
  { isTranslated = false, isPlanned = false }: { isTranslated?: boolean; isPlanned?: boolean },
): CustomProps {
  const plan = markedPlanOf(item);
  return {
    ...Object.fromEntries(
      flagsOf(item, isPlanned ? 'planned' : undefined).map((flag) => [flag, true]),
    ),
    ...(plan && { plan }),
    ...(item.linkProps && { linkProps: item.linkProps }),
    ...(isTranslated && englishProps(item, label)),
    ...(item.disableDrawer && { disableDrawer: true }),
    ...(item.ordered === false && { ordered: false }),
  };
}

import { marksOf } from '../../shared/chips';
import type { ItemProps } from '../../shared/itemProps';
import { pageToTitle } from '../../shared/pageTitle';
import type { MissingFlag, PageTreeItem } from '../../shared/types';
import { ENGLISH_LABELS } from './sidebarLabels';
import type { SidebarInput } from './types';

/**
 * Returns what the theme needs to know about an item's English title when the sidebar is in another
 * language: the title, for readers who search for a page by it, unless the label contains it
 * (`Button 按钮`), or that the label itself is English.
 */
function englishProps(item: PageTreeItem, label: string): ItemProps {
  const english = pageToTitle(item);
  if (english === label) {
    return { lang: 'en' };
  }
  return english && !label.includes(english) ? { englishTitle: english } : {};
}

/**
 * Returns what the theme needs from an item apart from its label and link. Empty when the item has nothing of
 * it.
 *
 * @param missing the mark of a page that doesn't exist
 */
export function customPropsOf(
  item: PageTreeItem,
  label: string,
  { isTranslated, labels = ENGLISH_LABELS }: Pick<SidebarInput, 'isTranslated' | 'labels'>,
  missing?: MissingFlag,
): ItemProps {
  const marks = marksOf(item, labels, missing);
  return {
    ...(marks.length > 0 && { marks }),
    ...(item.icon && { icon: item.icon }),
    ...(item.linkProps && { linkProps: item.linkProps }),
    ...(isTranslated && englishProps(item, label)),
    ...(item.disableDrawer && { disableDrawer: true }),
  };
}

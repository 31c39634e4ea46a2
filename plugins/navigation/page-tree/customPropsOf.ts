import { flagsOf, markedPlanOf } from '../../../src/site/navigation/chips';
import { pageToTitle } from '../../../src/site/navigation/pageTitle';
import type { PageTreeItem } from '../../../src/site/navigation/types';

type CustomProps = Record<string, unknown>;

/**
 * What the theme needs to know of an item's English title when the label is in another language:
 * the title, for readers who look for a page by it, unless the label holds it (`Button 按钮`); or
 * that the label is this very title.
 */
function englishProps(item: PageTreeItem, label: string): CustomProps {
  const english = pageToTitle(item);
  if (english === label) {
    return { lang: 'en' };
  }
  return english && !label.includes(english) ? { englishTitle: english } : {};
}

/**
 * What the theme needs of an item beside its label and link: flags, plan, link attributes, English
 * title, and the page's own settings; empty when it has none of them.
 */
export function customPropsOf(
  item: PageTreeItem,
  label: string,
  isTranslated: boolean,
): CustomProps {
  const plan = markedPlanOf(item);
  return {
    ...Object.fromEntries(flagsOf(item).map((flag) => [flag, true])),
    ...(plan && { plan }),
    ...(item.linkProps && { linkProps: item.linkProps }),
    ...(isTranslated && englishProps(item, label)),
    ...(item.disableDrawer && { disableDrawer: true }),
    ...(item.ordered === false && { ordered: false }),
  };
}

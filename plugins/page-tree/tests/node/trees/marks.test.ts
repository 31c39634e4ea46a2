import { toSidebar } from '../../../node/trees/toSidebar';
import { FLAG_LABELS, PLAN_TITLES } from '../../../shared/chips';
import { TREE_FLAGS } from '../../../shared/types';
import type { PageTreeItem } from '../../../shared/types';

const button: PageTreeItem = { pathname: '/material-ui/react-button', title: 'Button' };
const input = { docs: new Map<string, string>(), written: new Set([button.pathname]) };

test.each([
  ...TREE_FLAGS.map((flag) => [flag, FLAG_LABELS[flag]] as const),
  ...(['pro', 'premium'] as const).map((plan) => [plan, PLAN_TITLES[plan]] as const),
])('marks pages, groups, labels, external and planned pages with %s', (mark, label) => {
  const isPlan = mark === 'pro' || mark === 'premium';
  const marked = isPlan ? { plan: mark } : { [mark]: true };
  const items: PageTreeItem[] = [
    { ...button, ...marked },
    { pathname: '/g', children: [button], ...marked },
    { pathname: '/d', subheader: 'rest', ...marked },
    { pathname: 'https://example.com', title: 'Elsewhere', ...marked },
    { pathname: '/material-ui/react-slider', ...marked },
  ];
  for (const item of items) {
    const [shown] = toSidebar([item], input);
    const marks = shown?.customProps?.marks ?? [];
    const count = marks.filter((shownMark) => shownMark.label === label).length;
    expect([item.pathname, count]).toEqual([item.pathname, 1]);
  }
});

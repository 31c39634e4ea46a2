import { iconHtml } from '../../../../../plugins/navigation/page-tree/iconHtml';
import { ICON_NAMES } from '../../../../../src/navigation/shared/types';

describe('iconHtml', () => {
  it.each(ICON_NAMES)('returns a distinct %s that is hidden from screen readers', (name) => {
    const html = iconHtml(name);
    expect(html).toMatch(
      /^<svg class="sidebar-icon" .*aria-hidden="true"><path d="M[^"]+"\/><\/svg>$/,
    );
    expect(ICON_NAMES.filter((other) => iconHtml(other) === html)).toEqual([name]);
  });
});

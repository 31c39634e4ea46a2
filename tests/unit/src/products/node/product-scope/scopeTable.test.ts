import { toString } from 'mdast-util-to-string';
import { scopeTable } from '../../../../../../src/products/node/product-scope/remarkProductScope';

const link = (title: string) => ({ title, url: `/system/${title.toLowerCase()}` });

const cells = (...args: Parameters<typeof scopeTable>) =>
  scopeTable(...args).children.map((row) => row.children.map((cell) => toString(cell)));

describe('scopeTable', () => {
  it('has a column for pages that only the official site has', () => {
    const rows = [
      { title: 'Utilities', here: [link('Borders')], elsewhere: [link('Display'), link('Grid')] },
      { title: 'Components', here: [], elsewhere: [] },
    ];
    expect(cells(rows, 'en')).toEqual([
      ['Part', 'On this site', 'On the official site only'],
      ['Utilities', 'Borders', 'Display, Grid'],
      ['Components', 'Nothing', 'Nothing'],
    ]);
  });

  it('has no such column if there are none', () => {
    const rows = [{ title: '样式工具', here: ['A', 'B', 'C', 'D', 'E'].map(link), elsewhere: [] }];
    expect(cells(rows, 'zh')).toEqual([
      ['部分', '本站'],
      ['样式工具', 'A、B、C，以及另外 2 页'],
    ]);
  });
});

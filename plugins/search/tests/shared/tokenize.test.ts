import { runsOf, tokenize } from '../../shared/tokenize';

test.each([
  ['The variant to use.', ['the', 'variant', 'to', 'use']],
  ['disableElevation', ['disableelevation', 'disable', 'elevation']],
  ['MuiButton-colorPrimary', ['muibutton', 'mui', 'button', 'colorprimary', 'color', 'primary']],
  ['SVGIcon', ['svgicon', 'svg', 'icon']],
  ['Grid2', ['grid2', 'grid', '2']],
  ['aria-label', ['arialabel', 'aria', 'label']],
  ['Next.js or z-index.', ['nextjs', 'next', 'js', 'or', 'zindex', 'z', 'index']],
  ['theme.palette.primary', ['theme', 'palette', 'primary']],
  ['按钮颜色', ['按钮', '钮颜', '颜色']],
  ['按', ['按']],
  ['Button 按钮组', ['button', '按钮', '钮组']],
  ['ＡＢＣ', ['abc']],
  [' — … ', []],
])('splits %j into the words %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test('keeps the words of a run together: pairs of Chinese, parts of a name', () => {
  expect(runsOf('按钮颜 TextField root')).toEqual([
    { script: 'han', text: '按钮颜', pairs: ['按钮', '钮颜'] },
    { script: 'other', text: 'textfield', parts: ['text', 'field'] },
    { script: 'other', text: 'root', parts: [] },
  ]);
});

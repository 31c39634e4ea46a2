import { renderToString } from 'react-dom/server';
import Box from '@mui/material/Box';
import { createTheme, responsiveFontSizes, styled } from '@mui/material/styles';
import { readPages } from '../../readPages';

const { typography, breakpoints } = responsiveFontSizes(createTheme());
const pixels = (size: unknown) => Math.round(parseFloat(String(size)) * 160) / 10;

/** Returns the sizes of a heading: below `sm`, from three breakpoints, and without the function. */
function sizesOf(variant: 'h1' | 'h2' | 'h3' | 'h4'): number[] {
  const style = typography[variant];
  const wider = (['sm', 'md', 'lg'] as const).map(
    (key) => (style[breakpoints.up(key)] as { fontSize: string }).fontSize,
  );
  return [style.fontSize, ...wider, createTheme().typography[variant].fontSize].map(pixels);
}

test.each(readPages('guides/responsive-ui'))('the table of font sizes is right', (page) => {
  const rows = page.matchAll(/^\| `(h\d)` +\|(.+)\|$/gm);
  const shown = Array.from(rows, ([, name, cells]) => [
    name,
    ...(cells ?? '').split('|').map(Number),
  ]);
  expect(shown).toEqual(
    (['h1', 'h2', 'h3', 'h4'] as const).map((name) => [name, ...sizesOf(name)]),
  );
});

describe('width and height of an image', () => {
  const Photo = styled('img')({ maxWidth: '100%' });

  it('are attributes of a styled image', () => {
    expect(renderToString(<Photo alt="" width={640} height={480} />)).toMatch(
      /<img[^>]* width="640" height="480"/,
    );
  });

  it('become CSS on a Box', () => {
    const html = renderToString(<Box component="img" alt="" width={640} height={480} />);
    expect(html).toContain('width:640px');
    expect(html).not.toMatch(/<img[^>]* (?:width|height)=/);
  });
});

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { renderIsland } from '../../browser/islands/renderIsland.server';

const rendered = (children: ReactNode) =>
  renderIsland('x', <CacheProvider value={createCache({ key: 'css' })}>{children}</CacheProvider>);

const isStyled = (html: string) => /^(?:<style data-emotion="css[^]*?<\/style>)+<div/.test(html);

test('Emotion’s styles are before the elements, so that a label is beside its input', () => {
  const html = rendered(<TextField label="Job title" variant="standard" />);
  expect(isStyled(html)).toBe(true);
  expect(html).toMatch(/label\+\.css-[\w-]+\{margin-top:16px/);
  expect(html).toMatch(/<\/label><div class="MuiInputBase-root/);
  expect(html.match(/<style/g)?.length).toBeGreaterThan(4);
});

test('the styles of a root in an island stay in that root', () => {
  const inner = rendered(<TextField label="Job title" />);
  const outer = rendered(
    <div>
      <Button>Reset</Button>
      <div data-island="inner" dangerouslySetInnerHTML={{ __html: inner }} />
    </div>,
  );
  expect(isStyled(outer)).toBe(true);
  expect(outer).toContain(`<div data-island="inner">${inner}</div>`);
  expect(outer.slice(0, outer.indexOf('data-island')).match(/<\/style><(?!style)/g)).toHaveLength(
    1,
  );
});

test('ids begin with that of the island', () => {
  expect(rendered(<TextField label="Job title" />)).toContain('for=":xR');
});

/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { MAX_LENGTH } from '../../../../src/notifications/shared/notifications';
import { simpleMarkup } from '../../../../src/notifications/lazy/simpleMarkup';

const shown = (html: string) => render(<>{simpleMarkup(html)}</>).container.innerHTML;

test.each([
  [
    'A <b>bold</b> &amp; <em>new</em> <code>sx</code><br>line',
    'A <b>bold</b> &amp; <em>new</em> <code>sx</code><br>line',
  ],
  [
    '<a href="https://example.org/?a=1" onclick="run()" target="_self">news</a>',
    '<a href="https://example.org/?a=1" target="_blank" rel="noopener noreferrer">news</a>',
  ],
  ['<a href="javascript:run()">news</a>', '<a>news</a>'],
  ['<a href=" JaVaScRiPt:run()">news</a>', '<a>news</a>'],
  ['<img src=x onerror=run()>picture', 'picture'],
  ['<script>run()</script>text<style>p{}</style>', 'text'],
  ['<svg><script>run()</script><text>drawn</text></svg>', 'drawn'],
  ['<p style="position:fixed">one <i>two</i></p>', 'one <i>two</i>'],
  ['<b>not closed', '<b>not closed</b>'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['', ''],
])('%s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test('shows deeply nested elements', () => {
  expect(shown(`${'<b>'.repeat(MAX_LENGTH / 4)}deep`)).toContain('deep');
});

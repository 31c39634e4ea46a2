import { linkTo, stateFromQuery } from '../../browser/link';
import type { Control, PlaygroundState } from '../../shared/types';

const controls: readonly Control[] = [
  { name: 'size', kind: 'choice', options: ['small', 'medium', false], default: 'medium' },
  { name: 'disabled', kind: 'switch' },
  { name: 'max', kind: 'number', default: 5 },
  { name: 'leaveDelay', kind: 'number' },
  { name: 'children', kind: 'text' },
  { name: 'icon', kind: 'icon' },
];
const initial: PlaygroundState = { size: 'small', children: 'Save' };
const playground = { component: 'Button', controls, initial };

const read = (query: string) => stateFromQuery(query, playground);

test('reads a value of each kind', () => {
  expect(
    read(
      '?Button.size=false&Button.disabled=true&Button.max=-1.5&Button.children=Send&Button.icon=Send',
    ),
  ).toEqual({ size: false, disabled: true, max: -1.5, children: 'Send', icon: 'Send' });
});

test.each([
  '',
  '?theme=dark',
  '?Button.unknown=1',
  '?Fab.size=medium',
  '?Button.size=huge',
  '?Button.disabled=yes',
  '?Button.max=ten',
  '?Button.max=Infinity',
  '?Button.max=%20',
  '?Button.max=1001',
  '?Button.max=-1001',
  '?Button.max=1e300',
  '?Button.max=0.09',
  '?Button.max=-1e-9',
  '?Button.leaveDelay=60001',
  '?Button.icon=constructor',
  '?Button.__proto__=true&Button.constructor=1&__proto__.size=1',
])('keeps what is set from the start for %s', (query) => {
  expect(read(query)).toEqual(initial);
});

test('reads numbers up to a thousand, and times up to a minute', () => {
  expect(read('?Button.max=1000&Button.leaveDelay=60000')).toMatchObject({
    max: 1000,
    leaveDelay: 60_000,
  });
  expect(read('?Button.max=-0.1&Button.leaveDelay=0')).toMatchObject({ max: -0.1, leaveDelay: 0 });
});

test('limits texts', () => {
  expect(String(read(`?Button.children=${'x'.repeat(5000)}`).children)).toHaveLength(200);
});

test.each<PlaygroundState>([
  initial,
  {},
  { size: 'medium', children: 'Save' },
  { size: false, disabled: true, max: 0, children: 'a&b=c #"{}\n שלום 你好', icon: 'Add' },
])('a link leads back to %j', (state) => {
  const link = linkTo('https://example.org/page?theme=dark&Button.max=3#other', state, playground);
  const url = new URL(link);
  const again = stateFromQuery(url.search, playground);
  expect(linkTo(link, again, playground)).toBe(link);
  expect({ ...again, size: again.size ?? 'medium' }).toEqual({
    ...state,
    size: state.size ?? 'medium',
  });
  expect(url.searchParams.get('theme')).toBe('dark');
  expect(url.hash).toBe('#playground');
});

test('a link holds only what differs from the start', () => {
  expect(linkTo('https://example.org/page', { ...initial, disabled: true }, playground)).toBe(
    'https://example.org/page?Button.disabled=true#playground',
  );
});

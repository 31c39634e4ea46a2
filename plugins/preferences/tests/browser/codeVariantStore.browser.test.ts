/** @jest-environment jsdom */

/** Opens a separate page, because the store keeps its state in the module. */
async function openPage({ hash = '', cookie = '' }) {
  window.location.hash = hash;
  document.cookie = cookie ? `codeVariant=${cookie};path=/` : 'codeVariant=;path=/;max-age=0';
  jest.resetModules();
  const { createElement } = await import('react');
  const { act, render, renderHook } = await import('@testing-library/react/pure');
  const { setCodeVariant, useCodeVariant } = await import('../../browser/codeVariantStore');
  return {
    read: () => renderHook(useCodeVariant).result,
    choose: (variant: 'JS' | 'TS') => act(() => setCodeVariant(variant)),
    /** Returns the value of each render while hydrating, and the final HTML. */
    hydrate: (html: string): string[] => {
      const renders: string[] = [];
      const Reader = () => {
        const variant = useCodeVariant();
        renders.push(variant);
        return createElement('b', null, variant);
      };
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      render(createElement(Reader), { container, hydrate: true });
      return [...renders, container.innerHTML];
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  { hash: '#Demo.js', cookie: 'TS', variant: 'JS' },
  { hash: '#Demo.tsx', cookie: 'JS', variant: 'TS' },
  { hash: '#sizes', cookie: 'JS', variant: 'JS' },
  { hash: '', cookie: 'JSX', variant: 'TS' },
  { hash: '', cookie: '', variant: 'TS' },
])(
  'hash "$hash" and cookie "$cookie" initially resolve to $variant',
  async ({ variant, ...page }) => {
    expect((await openPage(page)).read().current).toBe(variant);
  },
);

test('notifies every subscriber of a choice, and stores it', async () => {
  const { read, choose } = await openPage({});
  const readers = [read(), read()];
  choose('JS');
  expect(readers.map(({ current }) => current)).toEqual(['JS', 'JS']);
  expect(document.cookie).toBe('codeVariant=JS');
  choose('TS');
  expect(readers.map(({ current }) => current)).toEqual(['TS', 'TS']);
  expect(document.cookie).toBe('codeVariant=TS');
});

test('reads hash and cookie once, and does not change the hash', async () => {
  const { read } = await openPage({ hash: '#Demo.js' });
  expect(read().current).toBe('JS');
  window.location.hash = '#Demo.tsx';
  document.cookie = 'codeVariant=TS;path=/';
  expect(read().current).toBe('JS');
  expect(window.location.hash).toBe('#Demo.tsx');
});

test('follows the choice instead of the hash once one is made', async () => {
  const { read, choose } = await openPage({ hash: '#Demo.js' });
  const reader = read();
  choose('TS');
  expect([reader.current, read().current]).toEqual(['TS', 'TS']);
});

test('hydrates with the server-rendered value, then shows the choice', async () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { hydrate } = await openPage({ cookie: 'JS' });
  expect(hydrate('<b>TS</b>')).toEqual(['TS', 'JS', '<b>JS</b>']);
  expect(onError).not.toHaveBeenCalled();
});

test('keeps a choice for the page view when cookies are blocked', async () => {
  const { read, choose } = await openPage({});
  const reader = read();
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  choose('JS');
  expect(reader.current).toBe('JS');
});

test('starts with the default when cookies are blocked', async () => {
  const { read } = await openPage({ cookie: 'JS' });
  const refused = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(read().current).toBe('TS');
  expect(refused).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
jest.mock('../../browser/theme/connectTheme', () => ({ connectTheme: () => undefined }));

/** Opens a separate page, because stores keep their state in modules. */
async function openSite({ hash = '', styling = '', variant = '' }) {
  window.location.hash = hash;
  Object.entries({ codeStyling: styling, codeVariant: variant }).forEach(([name, value]) => {
    document.cookie = value ? `${name}=${value};path=/` : `${name}=;path=/;max-age=0`;
  });
  jest.resetModules();
  const { createElement } = await import('react');
  const { act, render, renderHook } = await import('@testing-library/react/pure');
  const stores = {
    ...(await import('../../browser/codePreferences')),
    ...(await import('../../browser/useCodePreferences')),
  };
  return {
    stores,
    read: () => renderHook(stores.useCodeStyling).result,
    choose: (value: 'MUI System' | 'Tailwind' | 'CSS') => act(() => stores.setCodeStyling(value)),
    mount: async (): Promise<void> => {
      await import('../../browser/clientModule');
    },
    /** Returns the first value while hydrating, then the final one. */
    hydrate: (useValue: () => string): string[] => {
      const renders: string[] = [];
      const Reader = () => {
        renders.push(useValue());
        return createElement('b');
      };
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = '<b></b>';
      render(createElement(Reader), { container, hydrate: true });
      return [...new Set(renders)];
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('notifies every subscriber of a choice, stores it, and sets the attribute for CSS', async () => {
  const { read, choose } = await openSite({});
  const readers = [read(), read()];
  choose('Tailwind');
  expect(readers.map(({ current }) => current)).toEqual(['Tailwind', 'Tailwind']);
  expect(document.cookie).toBe('codeStyling=Tailwind');
  expect(document.documentElement.dataset.codeStyling).toBe('tailwind');
});

test('writes both cookies on first mount', async () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  const { mount } = await openSite({});
  write.mockClear();
  await mount();
  expect(write.mock.calls.flat()).toEqual([
    'codeVariant=TS;path=/;max-age=31536000',
    'codeStyling=MUI System;path=/;max-age=31536000',
  ]);
});

test('stores the choice of the URL, and does not change the hash', async () => {
  const { mount, read } = await openSite({ hash: '#css-Menu.js', styling: 'Tailwind' });
  await mount();
  expect(document.cookie).toBe('codeStyling=CSS; codeVariant=JS');
  window.location.hash = '#tailwind-Menu.tsx';
  expect(read().current).toBe('CSS');
  expect(window.location.hash).toBe('#tailwind-Menu.tsx');
});

test('hydrates with the default, then takes the choice', async () => {
  const page = await openSite({ styling: 'CSS', variant: 'JS' });
  const { useCodeStyling, useCodeVariant } = page.stores;
  expect(page.hydrate(useCodeStyling)).toEqual(['MUI System', 'CSS']);
  expect(page.hydrate(useCodeVariant)).toEqual(['TS', 'JS']);
});

test('mounts when cookies are blocked', async () => {
  const { mount, read } = await openSite({});
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  await mount();
  expect(read().current).toBe('MUI System');
});

import fs from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as material from '@mui/material';

type Component = ComponentType<Record<string, unknown>> & {
  $$typeof?: symbol;
  propTypes?: object;
};

const SAMPLE = {
  'data-rest': 'x',
  ...{ in: true, open: true, title: 't', label: 'l', value: 'a', ariaLabel: 'x' },
  ...{ options: [], count: 1, page: 0, rowsPerPage: 5, onPageChange: () => undefined },
  renderInput: ({ inputProps }: { inputProps: object }) => <input {...inputProps} />,
};
const exported = Object.entries(material as Record<string, unknown>);
const components = exported.filter(
  (entry): entry is [string, Component] =>
    /^[A-Z]/.test(entry[0]) && fs.existsSync(`node_modules/@mui/material/${entry[0]}`),
);

function namesWhere(matches: (component: Component) => boolean): string[] {
  return components.filter(([, component]) => matches(component)).map(([name]) => name);
}

/** Does the first element of the server's HTML have an attribute that the component doesn't know? */
function spreads(Each: Component): boolean {
  try {
    const html = renderToStaticMarkup(
      <Each {...SAMPLE}>
        <button>x</button>
      </Each>,
    );
    return /^(?:<style[^>]*>[^<]*<\/style>)*<[^>]*data-rest/.test(html);
  } catch {
    return false;
  }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('112 of 131 components pass other props to the first element', () => {
  expect(components).toHaveLength(131);
  expect(namesWhere(spreads)).toHaveLength(112);
});

test('a switch passes other props to a part inside', () => {
  expect(renderToStaticMarkup(<material.Switch data-rest="x" />)).toMatch(
    /^(?:<style[^>]*>[^<]*<\/style>)*<span class="MuiSwitch-root[^>]*>.*data-rest/,
  );
});

test('the components without a ref are those of the page', () => {
  const forwards = Symbol.for('react.forward_ref');
  expect(namesWhere(({ $$typeof }) => $$typeof !== forwards)).toEqual([
    'ClickAwayListener',
    'CssBaseline',
    'GlobalStyles',
    'Hidden',
    'NoSsr',
    'Unstable_TrapFocus',
    'StyledEngineProvider',
  ]);
});

test('the documented components without sx are those of the page', () => {
  const without = namesWhere(
    ({ propTypes }) => propTypes !== undefined && !Object.hasOwn(propTypes, 'sx'),
  ).filter((name) => !/^(?:Unstable_|StyledEngineProvider)/.test(name));
  expect(without.join(' ')).toBe(
    'ClickAwayListener CssBaseline Fade GlobalStyles Grow Hidden MenuList NoSsr Portal RadioGroup ' +
      'Slide SwipeableDrawer TextareaAutosize Zoom',
  );
});

test('more than 50 components document component', () => {
  const count = namesWhere(({ propTypes }) => Object.hasOwn(propTypes ?? {}, 'component')).length;
  expect(count).toBeGreaterThan(50);
});

test('every class name starts with Mui', () => {
  const tables = exported.filter(
    ([name, value]) => name.endsWith('Classes') && typeof value === 'object',
  );
  const names = tables.flatMap(([, value]) => Object.values(value as Record<string, string>));
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !name.startsWith('Mui'))).toEqual([]);
});

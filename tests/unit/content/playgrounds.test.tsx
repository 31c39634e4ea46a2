import path from 'node:path';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { formatTypeScript } from '@component-docs/demos/node/toJavaScript';
import { describeAll, readAllComponents } from '../../../plugins/playgrounds/node/describeAll';
import type { Playground } from '../../../plugins/playgrounds/node/generateModules';
import { readSources } from '@component-docs/playgrounds/node/readSources';
import { printCode } from '../../../plugins/playgrounds/shared/printCode';
import { propsOf, withValue } from '../../../plugins/playgrounds/shared/state';
import { ICON_NAMES } from '@component-docs/playgrounds/shared/types';
import type { Control, ControlValue } from '@component-docs/playgrounds/shared/types';

const root = path.join(__dirname, '../../..');

/** All presets, as if pages showed them. */
async function readPlaygrounds() {
  const { presets } = await readSources(root);
  const uses = presets.map(({ id, file }) => {
    const [product = '', component = ''] = id.split('/');
    return { id, product, component, path: file, line: 1 };
  });
  return describeAll({ uses, presets }, { components: await readAllComponents(root) });
}

/** Values that readers can set a control to. */
function valuesOf(control: Control): readonly ControlValue[] {
  switch (control.kind) {
    case 'choice':
      return control.options;
    case 'icon':
      return ICON_NAMES.slice(0, 1);
    case 'number':
      return [1, 3];
    case 'switch':
      return [true, false];
    case 'text':
      return ['"quoted" {text}'];
  }
}

function render({ model, presetFile = '' }: Playground, state: Playground['model']['initial']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- as many as there are files
  const preset = require(path.join(root, presetFile)) as { default: ComponentType };
  const props = propsOf(model.controls, state, () => createElement('svg'));
  return renderToString(createElement(preset.default, props));
}

test('every preset is valid, and there are presets of the components that need one', async () => {
  const { playgrounds, problems } = await readPlaygrounds();
  expect(problems).toEqual([]);
  const names = playgrounds.map(({ id }) => id);
  expect(names).toEqual(
    expect.arrayContaining(
      ['Alert', 'Drawer', 'Menu', 'Select', 'Snackbar', 'SpeedDial', 'Stepper', 'Tabs'].map(
        (name) => `material-ui/${name}`,
      ),
    ),
  );
});

test('every component renders with every value of every control', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { playgrounds } = await readPlaygrounds();
  const broken = playgrounds.flatMap((playground) => {
    const { controls, initial } = playground.model;
    const states = controls.flatMap((control) =>
      valuesOf(control).map((value) => withValue(initial, control, value)),
    );
    return [initial, ...states].flatMap((state) => {
      try {
        render(playground, state);
        return [];
      } catch (error) {
        return [`${playground.id} ${JSON.stringify(state)}: ${String(error)}`];
      }
    });
  });
  expect(broken).toEqual([]);
});

test('the printed code of every playground is formatted', async () => {
  const { playgrounds } = await readPlaygrounds();
  for (const { model } of playgrounds) {
    const { controls, initial, templates } = model;
    const printed = printCode(templates.TS, controls, initial);
    expect(printed).toBe(await formatTypeScript(printed));
    expect(printed).not.toMatch(/props|satisfies/);
  }
});

/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Send from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import { PlaygroundIsland } from '../../browser/PlaygroundIsland';
import type { CodeTemplate, Control, PlaygroundModel } from '../../shared/types';

type Values = Readonly<Record<string, string | number>>;

const mockText = (message: string, values: Values = {}) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

jest.mock(
  '@docusaurus/Translate',
  () => ({
    __esModule: true,
    default: ({ children, values }: { children: string; values?: Values }) =>
      mockText(children, values),
    translate: ({ message }: { message: string }, values?: Values) => mockText(message, values),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({ __esModule: true, default: () => ({ i18n: { currentLocale: 'en' } }) }),
  { virtual: true },
);
// Its buttons load with the rest of the toolbar's code, which browser tests operate.
jest.mock('../../browser/lazy/PlaygroundActions', () => ({
  PlaygroundActions: () => null,
}));

const template: CodeTemplate = {
  imports: ["import Button from '@mui/material/Button';"],
  head: '\n\nexport default function Example() {\n',
  tail: '\n}\n',
  indent: 2,
  isReturned: true,
  tag: 'Button',
  before: [],
  after: [],
};

const controls: readonly Control[] = [
  { name: 'variant', kind: 'choice', options: ['text', 'outlined', 'contained'], default: 'text' },
  { name: 'color', kind: 'choice', options: ['primary', 'secondary', 'error'] },
  { name: 'children', kind: 'text' },
  { name: 'startIcon', kind: 'icon' },
  { name: 'tabIndex', kind: 'number' },
  { name: 'disabled', kind: 'switch', default: false },
];

const model: PlaygroundModel = {
  controls,
  shown: 5,
  initial: { children: 'Save' },
  templates: { TS: template, JS: template },
  parts: [
    { kind: 'class', name: 'root', className: 'MuiButton-root', description: 'The root.' },
    { kind: 'class', name: 'icon', className: 'MuiButton-icon', description: 'The icon.' },
  ],
  file: 'content/playgrounds/material-ui/Button.tsx',
};

async function open(query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const { container } = render(
    <PlaygroundIsland
      id="material-ui/Button"
      language="en"
      component={Button as ComponentType}
      icons={{ Send }}
      model={model}
      theme={undefined}
    />,
  );
  // The toolbar's code loads.
  await act(async () => {});
  const code = () => container.querySelector('pre')?.textContent ?? '';
  const shown = (name = 'Save') => screen.getByRole('button', { name });
  return { code, shown, props: screen.getByRole('group', { name: 'Props' }) };
}

test('each kind of control changes the component and the code', async () => {
  const { code, shown, props } = await open();
  fireEvent.click(within(props).getByRole('radio', { name: 'outlined' }));
  fireEvent.change(within(props).getByLabelText('color'), { target: { value: 'error' } });
  fireEvent.change(within(props).getByLabelText('children'), { target: { value: 'Send' } });
  fireEvent.change(within(props).getByLabelText('startIcon'), { target: { value: 'Send' } });
  fireEvent.change(within(props).getByLabelText('tabIndex'), { target: { value: '-1' } });
  const button = shown('Send');
  expect(button.className).toContain('MuiButton-outlinedError');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(button.getAttribute('tabindex')).toBe('-1');
  expect(code()).toContain(
    [
      "import SendIcon from '@mui/icons-material/Send';",
      '',
      'export default function Example() {',
      '  return (',
      '    <Button',
      '      variant="outlined"',
      '      color="error"',
      '      startIcon={<SendIcon />}',
      '      tabIndex={-1}',
      '    >',
      '      Send',
      '    </Button>',
      '  );',
    ].join('\n'),
  );
});

test('the other props are behind "More props", which creates their controls', async () => {
  const { shown } = await open();
  expect(screen.queryByRole('switch')).toBeNull();
  const more = screen.getByText('More props (1)').closest('details');
  if (more) {
    more.open = true;
    fireEvent(more, new Event('toggle'));
  }
  fireEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  expect(shown()).toHaveProperty('disabled', true);
});

test('"Not set" and an emptied field remove their prop', async () => {
  const { code, props } = await open();
  fireEvent.change(within(props).getByLabelText('color'), { target: { value: 'error' } });
  fireEvent.change(within(props).getByLabelText('color'), { target: { value: '' } });
  fireEvent.change(within(props).getByLabelText('children'), { target: { value: '' } });
  expect(code()).toContain('return <Button />;');
});

test('starts with the props of the address, as far as they are valid', async () => {
  const { code } = await open('?Button.variant=contained&Button.color=pink&Button.disabled=true');
  expect(code()).toContain('<Button variant="contained" disabled>');
});

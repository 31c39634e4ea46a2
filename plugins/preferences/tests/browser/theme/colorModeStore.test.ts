import {
  colorModeStore,
  effectiveMode,
  setColorScheme,
  setMode,
} from '../../../browser/theme/colorModeStore';

const DEFAULT = {
  mode: null,
  systemMode: 'light',
  schemes: { light: 'light', dark: 'dark' },
  code: null,
} as const;
const onChange = jest.fn();
let stop = () => {};

beforeEach(() => {
  colorModeStore.set(DEFAULT);
  onChange.mockClear();
  stop = colorModeStore.subscribe(onChange);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test.each([
  [null, 'dark', 'dark'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('the mode %s on a %s system shows %s', (mode, systemMode, effective) => {
  expect(effectiveMode({ ...DEFAULT, mode, systemMode })).toBe(effective);
});

test('setting the current mode changes nothing; null resets it to the default', () => {
  setMode('dark');
  setMode('dark');
  expect(onChange).toHaveBeenCalledTimes(1);
  setMode(null);
  expect(colorModeStore.get()).toEqual(DEFAULT);
});

test('a scheme name applies to the mode that is shown', () => {
  setMode('dark');
  setColorScheme('light');
  expect(colorModeStore.get().schemes).toEqual({ light: 'light', dark: 'light' });
});

test('schemes can be set for either mode, and reset', () => {
  setColorScheme({ light: 'dark' });
  expect(colorModeStore.get().schemes).toEqual({ light: 'dark', dark: 'dark' });
  setColorScheme({ dark: 'light' });
  expect(colorModeStore.get().schemes).toEqual({ light: 'dark', dark: 'light' });
  setColorScheme(null);
  expect(colorModeStore.get().schemes).toEqual(DEFAULT.schemes);
});

test.each(['sepia', '', 'constructor', { light: 'dark', dark: 'sepia' }])(
  'the unknown scheme %j logs an error and changes nothing',
  (value) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    setColorScheme(value);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toMatch(/^"\w*" does not exist in `theme\.colorSchemes`\.$/);
    expect(onChange).not.toHaveBeenCalled();
  },
);

import fc from 'fast-check';
import { rolePath } from '../../browser/model/customColors';
import { createLibrary, tokenPaths } from '../../browser/model/createLibrary';
import type { ComponentProps, Token, TokenValue, TokenValues } from '../../browser/model/types';
import { JOY_UI } from '../../browser/libraries/joy-ui/joyUi';
import { MATERIAL_UI } from '../../browser/libraries/material-ui/materialUi';
import type { ThemeLibrary } from '../../browser/libraries/types';
import { withoutDefaults } from '../../browser/model/draftTheme';

/** Props of some components, as the build reads them from the package. */
const COMPONENTS: readonly ComponentProps[] = [
  {
    key: 'MuiButton',
    props: [
      { name: 'variant', options: ['contained', 'outlined', 'text'], default: 'text' },
      { name: 'size', options: ['small', 'medium', 'large'], default: 'medium' },
      { name: 'disableElevation', options: [true, false], default: false },
    ],
  },
  { key: 'MuiChip', props: [{ name: 'size', options: ['small', 'medium'], default: 'medium' }] },
];

/** Material UI with two of its components. */
export const materialUi = createLibrary(MATERIAL_UI, COMPONENTS);

/** Joy UI with two of its components. */
export const joyUi = createLibrary(JOY_UI, [
  {
    key: 'JoyButton',
    props: [
      { name: 'variant', options: ['solid', 'soft', 'outlined', 'plain'], default: 'solid' },
      { name: 'size', options: ['sm', 'md', 'lg'], default: 'md' },
    ],
  },
  { key: 'JoyTable', props: [{ name: 'stickyHeader', options: [false, true], default: false }] },
]);

/** The libraries whose themes can be built, with their names in titles of tests. */
export const LIBRARIES: readonly [string, ThemeLibrary][] = [
  ['Material UI', materialUi],
  ['Joy UI', joyUi],
];

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const FONTS = [
  'Inter',
  'Noto Sans SC',
  "O'Reilly Sans",
  'system-ui',
  'sans-serif',
  '-apple-system',
];

function valueOf(token: Token): fc.Arbitrary<TokenValue> {
  switch (token.kind) {
    case 'color':
      return hexColor;
    case 'choice':
      return fc.constantFrom(...token.options);
    case 'number':
      return fc
        .integer({ min: 0, max: Math.floor((token.max - token.min) / token.step) })
        .map((steps) => Number((token.min + steps * token.step).toFixed(2)));
    case 'font':
      return fc
        .subarray(
          FONTS.filter((font) => !font.includes("'")),
          { minLength: 1 },
        )
        .map((fonts) => fonts.map((font) => (/^[A-Z]/.test(font) ? `"${font}"` : font)).join(', '));
    case 'fontSize':
      return fc.constantFrom('1.125rem', '18px', 'clamp(1rem, 0.8rem + 1vw, 2rem)');
    case 'letterSpacing':
      return fc.constantFrom('-0.5px', '0.02em', 'normal');
    case 'easing':
      return fc.constantFrom('cubic-bezier(0.3, 0, 0.1, 1)', 'cubic-bezier(0, 1.2, 1, 1)');
  }
}

const pathsOf = (library: ThemeLibrary) => [
  ...tokenPaths(library),
  ...library.components.flatMap(({ key, props }) => [
    ...props.map(({ name }) => `components.${key}.defaultProps.${name}`),
    `components.${key}.styleOverrides.root.borderRadius`,
    `components.${key}.styleOverrides.root.textTransform`,
  ]),
];

const customColor = ({ mainKey }: ThemeLibrary) =>
  fc
    .record({ name: fc.constantFrom('brand', 'accentTwo'), light: hexColor, dark: hexColor })
    .map(({ name, light, dark }) => [
      [rolePath('light', name, mainKey), light] as const,
      [rolePath('dark', name, mainKey), dark] as const,
    ]);

/** Random themes of a library with up to 30 tokens, and with a custom color in some. */
export function themesOf(library: ThemeLibrary): fc.Arbitrary<TokenValues> {
  return fc
    .tuple(
      fc.subarray(pathsOf(library), { maxLength: 30 }),
      fc.option(customColor(library), { nil: [] }),
    )
    .chain(([paths, custom]) =>
      fc
        .tuple(
          ...paths.map((path) =>
            valueOf(library.tokenAt(path) as Token).map((value): [string, TokenValue] => [
              path,
              value,
            ]),
          ),
        )
        .map((entries) => withoutDefaults(Object.fromEntries([...entries, ...custom]), library)),
    );
}

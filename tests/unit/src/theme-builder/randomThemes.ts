import fc from 'fast-check';
import {
  createTokenAt,
  FIXED_PATHS,
  ROLE_KEYS,
  ROLES,
  rolePath,
} from '../../../../src/theme-builder/model/tokens';
import { SCHEMES } from '../../../../src/theme-builder/model/types';
import type {
  ComponentProps,
  Token,
  TokenValue,
  TokenValues,
} from '../../../../src/theme-builder/model/types';
import { withoutDefaults } from '../../../../src/theme-builder/model/withoutDefaults';

/** Props of some components, as the build reads them from the package. */
export const COMPONENTS: readonly ComponentProps[] = [
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

export const tokenAt = createTokenAt(COMPONENTS);

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

const PATHS = [
  ...FIXED_PATHS,
  ...SCHEMES.flatMap((scheme) =>
    ROLES.flatMap((role) => ROLE_KEYS.map((key) => rolePath(scheme, role, key))),
  ),
  ...COMPONENTS.flatMap(({ key, props }) => [
    ...props.map(({ name }) => `components.${key}.defaultProps.${name}`),
    `components.${key}.styleOverrides.root.borderRadius`,
    `components.${key}.styleOverrides.root.textTransform`,
  ]),
];

const customColor = fc
  .record({ name: fc.constantFrom('brand', 'accentTwo'), light: hexColor, dark: hexColor })
  .map(({ name, light, dark }) => [
    [rolePath('light', name, 'main'), light] as const,
    [rolePath('dark', name, 'main'), dark] as const,
  ]);

/** Random themes of up to 30 tokens, with a custom color in some. */
export const themes: fc.Arbitrary<TokenValues> = fc
  .tuple(fc.subarray(PATHS, { maxLength: 30 }), fc.option(customColor, { nil: [] }))
  .chain(([paths, custom]) =>
    fc
      .tuple(
        ...paths.map((path) =>
          valueOf(tokenAt(path) as Token).map((value): [string, TokenValue] => [path, value]),
        ),
      )
      .map((entries) => withoutDefaults(Object.fromEntries([...entries, ...custom]), tokenAt)),
  );

/** @jest-environment jsdom */
import fc from 'fast-check';
import { chosenColorRules } from '../../../../src/branding/cssVariables';
import { PALETTE, ROLE_COLORS } from '../../../../src/branding/tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { paintTheme } from '../../../../plugins/preferences/shared/theme/paintTheme';
import { contrast } from '../../../helpers/contrast';

const root = document.documentElement;

/** Returns the shell's colors in a mode, with the variables of `<html>` resolved. */
function colorsOf(mode: ColorMode): Record<string, string> {
  const rules = [...chosenColorRules().matchAll(/([^{}]+)\{([^{}]+)\}/g)].filter(
    ([, selector = '']) => !selector.includes('data-theme') || selector.includes(`"${mode}"`),
  );
  const declarations = rules.flatMap(([, , body = '']) => [
    ...body.matchAll(/--docs-(?:color-)?([\w-]+): ([^;]+);/g),
  ]);
  return Object.fromEntries(
    declarations.map(([, name = '', value = '']) => [
      name,
      value.replace(/var\(([\w-]+)\)/, (_, variable: string) =>
        root.style.getPropertyValue(variable),
      ),
    ]),
  );
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function paint(primary: string): void {
  paintTheme(
    {
      mode: null,
      schemes: { light: 'light', dark: 'dark' },
      code: null,
      direction: 'ltr',
      dense: false,
      spacing: 8,
      colors: { primary },
    },
    'light',
  );
}

test.each(['light', 'dark'] as const)('every color is legible in %s mode', (mode) => {
  const { bg } = ROLE_COLORS[mode];
  fc.assert(
    fc.property(color, (primary) => {
      paint(primary);
      const colors = colorsOf(mode);
      const text = (role: string) => colors[role] ?? '';
      ['link', 'primary', 'heading-5', 'focus-ring'].forEach((role) =>
        expect([role, contrast(text(role), bg) >= 4.5]).toEqual([role, true]),
      );
      expect(contrast(text('active-text'), text('active-bg'), bg)).toBeGreaterThanOrEqual(4.5);
      // Surfaces have white text.
      expect(contrast('#ffffff', text('primary-600'))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

test('a legible color is not changed', () => {
  paint(PALETTE.primary[700]);
  expect(colorsOf('light').link).toBe('rgb(0 97 194 / 100%)');
  paint(PALETTE.primary[200]);
  expect(colorsOf('dark').link).toBe('rgb(153 204 255 / 100%)');
});

import { PALETTE_NAMES } from '../../../plugins/preferences/shared/theme/themeState';
import type { PaletteName } from '../../../plugins/preferences/shared/theme/themeState';
import { findShade } from './hueShades';
import type { Hues } from '../shared/color/types';

/** Returns the code of a theme with these colors `#rrggbb`, using the library's names where they exist. */
export function themeCode(colors: Readonly<Record<PaletteName, string>>, hues: Hues): string {
  const entries = PALETTE_NAMES.map((name) => ({
    name,
    hex: colors[name],
    found: findShade(hues, colors[name]),
  }));
  const imported = [...new Set(entries.flatMap(({ found }) => found?.hue ?? []))].sort();
  const lines = entries.map(({ name, hex, found }) => {
    const index = found && (/^\d/.test(found.shade) ? `[${found.shade}]` : `.${found.shade}`);
    return `    ${name}: { main: ${found ? `${found.hue}${index}` : `'${hex}'`} },`;
  });
  return [
    ...(imported.length > 0
      ? [`import { ${imported.join(', ')} } from '@mui/material/colors';`]
      : []),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    ...lines,
    '  },',
    '});',
    '',
  ].join('\n');
}

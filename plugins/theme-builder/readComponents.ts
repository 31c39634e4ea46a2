import type { ComponentProps } from '../../src/theme-builder/model/types';
import { readPackage } from '../api-reference';
import { failWith } from '../lib/errors/failWith';
import { controlOf } from '../playgrounds/controls/controlOf';

/** The components whose defaults themes change most. */
const COMPONENTS = [
  'Alert',
  'AppBar',
  'Avatar',
  'Button',
  'ButtonGroup',
  'Card',
  'Checkbox',
  'Chip',
  'Fab',
  'IconButton',
  'Link',
  'Paper',
  'Radio',
  'Slider',
  'Switch',
  'Table',
  'Tabs',
  'TextField',
  'ToggleButton',
  'Tooltip',
];

/** Props that change how a component looks. Others are set where it is used. */
const LOOKS =
  /^(?:variant|size|color|margin|padding|underline|severity|orientation|indicatorColor|textColor|position|placement|arrow|square|raised|fullWidth|stickyHeader|disable(?:Elevation|Ripple|FocusRipple|Gutters|Underline))$/;

/**
 * Reads the props of components that a theme can set, from the installed library.
 *
 * Throws when the library has no component of one of the names.
 */
export async function readComponents(siteDir: string): Promise<ComponentProps[]> {
  const { components } = await readPackage(siteDir, '@mui/material');
  const byName = new Map(components.map((component) => [component.name, component]));
  failWith(
    'The theme builder names components that the library does not have',
    COMPONENTS.filter((name) => !byName.has(name)).map(
      (name) =>
        `plugins/theme-builder/readComponents.ts: ${name} is not in @mui/material. Remove it from COMPONENTS.`,
    ),
  );
  return COMPONENTS.map((name) => ({
    key: `Mui${name}`,
    props: (byName.get(name)?.props ?? []).flatMap((prop) => {
      const control = LOOKS.test(prop.name) ? controlOf(prop) : undefined;
      const options =
        control?.kind === 'choice'
          ? control.options
          : control?.kind === 'switch'
            ? [false, true]
            : undefined;
      return control && options
        ? [
            {
              name: control.name,
              options,
              ...(control.default !== undefined && { default: control.default }),
            },
          ]
        : [];
    }),
  }));
}

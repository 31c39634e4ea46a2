import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import type { ComponentProps } from '../browser/model/types';
import { readPackage } from '@component-docs/api-reference';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { controlOf } from '@component-docs/playgrounds/node/controls/controlOf';
import { LIBRARIES } from './libraries';

/** Props that change how a component looks. Others are set where it is used. */
const LOOKS =
  /^(?:variant|size|color|invertedColors|margin|padding|underline|severity|orientation|indicatorColor|textColor|position|placement|arrow|square|raised|fullWidth|stickyHeader|disable(?:Elevation|Ripple|FocusRipple|Gutters|Underline))$/;

/**
 * Reads the props of a library's components that a theme can set, from the installed package.
 *
 * Throws when the library has no component of one of the names.
 */
export async function readComponents(
  siteDir: string,
  product: ThemedProduct,
): Promise<ComponentProps[]> {
  const { package: packageName, prefix, components: names } = LIBRARIES[product];
  const { components } = await readPackage(siteDir, packageName);
  const byName = new Map(components.map((component) => [component.name, component]));
  failWith(
    'The theme builder names components that the library does not have',
    names
      .filter((name) => !byName.has(name))
      .map(
        (name) =>
          `plugins/theme-builder/node/libraries.ts: ${name} is not in ${packageName}. Remove it from the components of ${product}.`,
      ),
  );
  return names.map((name) => ({
    key: prefix + name,
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

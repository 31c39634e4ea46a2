import { controlsOf } from '@component-docs/playgrounds/node/controls';
import { generatedPreset } from '@component-docs/playgrounds/node/describePlayground';
import type { PackageComponent } from '@component-docs/playgrounds/node/describePlayground';

/**
 * Returns a note for the writer if a component's playground has only one control, for the text in it.
 * Undefined if there are others.
 *
 * Throws, with the fixes, when there is none.
 *
 * @param preset path of the component's preset, which it doesn't have yet
 * @param page folder of the page: `material-ui/react-slider`
 */
export function checkControls(
  component: PackageComponent,
  preset: string,
  page: string,
): string | undefined {
  const { name } = component;
  const controls = controlsOf(component, generatedPreset(component, preset), []);
  if (controls.length === 0) {
    throw new Error(
      `${name} has no controls: none of its props has a value that readers could choose. Name another component of the page, write ${preset} with the props to show in "initial", or add "${page}" with the reason to content/playgrounds/exceptions.json.`,
    );
  }
  return controls.every((control) => control.name === 'children')
    ? `Its only control is for the text in it. To show more of ${name}, write ${preset}.`
    : undefined;
}

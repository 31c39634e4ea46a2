import { withoutCode } from '@component-docs/kit/node/mdx/pageTags';
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

export const PLAYGROUND_ANCHOR = 'playground';

/** The headings of the section, by language. */
const HEADINGS: Readonly<Record<string, string>> = {
  en: '## Playground',
  zh: `## 演练场 {/* #${PLAYGROUND_ANCHOR} */}`,
};

/**
 * Returns a page with the playground of a component: in the section with that heading, if there is one,
 * or else after the first section that shows a demo. A page that has a playground isn't changed.
 */
export function withPlayground(page: string, component: string, locale = 'en'): string {
  const lines = withoutCode(page).split('\n');
  const element = `<Playground component="${component}" />`;
  const heading = HEADINGS[locale] ?? `${HEADINGS.en} {/* #${PLAYGROUND_ANCHOR} */}`;
  if (lines.some((line) => line.startsWith('<Playground'))) {
    return page;
  }
  const insert = (index: number, ...added: string[]) => {
    const original = page.trimEnd().split('\n');
    const rest = original.slice(index);
    return `${[...original.slice(0, index), ...added, ...(rest.length > 0 ? ['', ...rest] : [])].join('\n')}\n`;
  };
  const own = lines.indexOf(heading);
  if (own >= 0) {
    return insert(own + 2, element);
  }
  const demo = lines.findIndex((line) => line.startsWith('<Demo'));
  const next = lines.findIndex(
    (line, index) => demo >= 0 && index > demo && line.startsWith('## '),
  );
  return next < 0
    ? insert(lines.length, '', heading, '', element)
    : insert(next, heading, '', element);
}

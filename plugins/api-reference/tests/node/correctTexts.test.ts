import path from 'node:path';
import { correctTexts } from '../../node';
import { extractPackage } from '@component-docs/react-api-model/extract/extractPackage';
import { locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { mapComponentTexts } from '../../node/translation/mapTexts';
import type { UnrenderedComponent } from '@component-docs/react-api-model/model/extracted';

const siteDir = path.join(__dirname, '../../../..');

/** Returns the texts of a component and the defaults of its slots, by place. */
function textsOf(component: UnrenderedComponent): [place: string, text: string | undefined][] {
  const texts: [string, string | undefined][] = [];
  mapComponentTexts(component, (text, place) => {
    texts.push([place, text]);
    return text;
  });
  const defaults = component.slots.map((slot): [string, string | undefined] => [
    `${component.name}.slots.${slot.name}.default`,
    slot.default,
  ]);
  return [...texts, ...defaults];
}

test.each(Object.entries(LIBRARY.corrections ?? {}))(
  'the installed %s still has each text that is corrected',
  (packageName, corrections) => {
    const components = extractPackage(locatePackage(siteDir, packageName));
    const before = new Map(components.flatMap(textsOf));
    const after = new Map(
      components.flatMap((component) => textsOf(correctTexts(component, corrections))),
    );
    for (const [place, { wrong, right }] of Object.entries(corrections)) {
      expect([place, before.get(place), after.get(place)]).toEqual([place, wrong, right]);
    }
    const changed = [...before].filter(([place, text]) => after.get(place) !== text);
    expect(changed).toHaveLength(Object.keys(corrections).length);
  },
);

test('leaves a text that the package has corrected itself', () => {
  const [badge] = extractPackage(locatePackage(siteDir, '@mui/joy'));
  const correction = { wrong: 'Another text.', right: 'A correction.' };
  const place = `${badge?.name}.props.children`;
  expect(badge && correctTexts(badge, { [place]: correction })).toEqual(badge);
});

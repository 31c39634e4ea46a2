import path from 'node:path';
import { PRESETS_FILE, readPresets } from '../../node/readPresets';
import { withoutDefaults } from '../../browser/model/draftTheme';
import { createLibrary } from '../../browser/model/createLibrary';
import { MATERIAL_UI } from '../../browser/libraries/material-ui/materialUi';
import { readComponents } from '../../node/index';
import { materialUi } from '../../node/libraries/material-ui';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const ROOT = path.resolve(__dirname, '../../../..');

const siteWith = (presets: unknown) =>
  temporaryFolder({ [PRESETS_FILE]: JSON.stringify({ 'material-ui': presets }) });

describe('readPresets', () => {
  it('reads the presets of the site and the themes of its templates, in each language', async () => {
    const components = await readComponents(ROOT, materialUi);
    const [en, zh] = await Promise.all(
      ['en', 'zh'].map((locale) => readPresets(ROOT, materialUi, components, locale)),
    );
    expect(en?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Fjord', 'Dashboard']));
    expect(zh?.map(({ name }) => name)).toContain('峡湾');
    expect(new Set(en?.map(({ name }) => name)).size).toBe(14);
    const library = createLibrary(MATERIAL_UI, components);
    en?.forEach(({ values }) => expect(withoutDefaults(values, library)).toEqual(values));
  });

  it('names the preset and the token that is not known', async () => {
    const site = await siteWith([
      { name: { en: 'Broken', zh: '坏' }, values: { spacing: 6, 'shape.radius': 4 } },
    ]);
    await expect(readPresets(site, materialUi, [], 'en')).rejects.toThrow(
      'content/theme-presets.json: "Broken" has a token or value that is not known: shape.radius. Correct or remove it.',
    );
  });
});

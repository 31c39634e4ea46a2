import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { extendTheme } from '@mui/joy/styles';
import { isRtlTag, localeNames, localeTag } from '@component-docs/demos/shared/localeTag';
import { createValueStore, environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import type { Hues, LocaleTableData, DefaultThemes } from '../shared/types';
import { describeTheme } from './describeTheme';
import { themeSignatures } from './themeSignatures';

/** Describes Joy UI's default theme with one scheme's keys. Throws without a type `Theme`. */
function describeJoyThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir, '@mui/joy');
  const { colorSchemes, ...theme } = extendTheme();
  return {
    light: describeTheme({ ...theme, ...colorSchemes.light }, signaturesOf),
    dark: describeTheme({ ...theme, ...colorSchemes.dark }, signaturesOf),
  };
}

/** Describes Material UI's default themes. Throws without a type `Theme`. */
function describeThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir, '@mui/material');
  return {
    light: describeTheme(createTheme(), signaturesOf),
    dark: describeTheme(createTheme({ palette: { mode: 'dark' } }), signaturesOf),
  };
}

interface Pack {
  readonly components?: Readonly<Record<string, { defaultProps?: object } | undefined>>;
}

/** Returns the texts of a locale as `Component.prop`. */
function textsOf({ components = {} }: Pack): string[] {
  return Object.entries(components).flatMap(([component, settings]) =>
    Object.keys(settings?.defaultProps ?? {}).map(
      (prop) => `${component.replace(/^Mui/, '')}.${prop}`,
    ),
  );
}

/** Describes locales, sorted in a language. One misses a text if another has it. */
export function describeLocales(
  packs: Readonly<Record<string, Pack>>,
  language: string,
): LocaleTableData {
  const names = Object.keys(packs);
  const all = [...new Set(Object.values(packs).flatMap(textsOf))];
  const titles = localeNames(names, language);
  const locales = names.map((name) => {
    const tag = localeTag(name);
    const own = new Set(textsOf(packs[name] ?? {}));
    return {
      name,
      tag,
      title: titles.get(name) ?? name,
      ownTitle: localeNames(names, tag).get(name) ?? name,
      isRtl: isRtlTag(tag),
      missing: all.filter((text) => !own.has(text)),
    };
  });
  const { compare } = new Intl.Collator(language);
  return { texts: all.length, locales: locales.sort((a, b) => compare(a.title, b.title)) };
}

/** The default themes that pages show, by product. */
const THEMES: Readonly<Record<string, (siteDir: string) => DefaultThemes>> = {
  'material-ui': describeThemes,
  'joy-ui': describeJoyThemes,
};

/** The code that describes themes. */
const SOURCES = [__dirname, engineFile('react-api-model/extract')];

/** Generates data of default themes (kept until a package changes), colors, and locales. */
export default function customizationPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const store = createValueStore(path.join(siteDir, 'node_modules/.cache/customization'));
  return {
    name: 'customization',
    async contentLoaded({ actions }) {
      const key = await environmentHash(siteDir, SOURCES);
      for (const [product, describe] of Object.entries(THEMES)) {
        const themes = await store(`${product}-themes`, key, () => describe(siteDir));
        await actions.createData(`themes/${product}.json`, JSON.stringify(themes));
      }
      await actions.createData(
        'locales.json',
        JSON.stringify(describeLocales(locales, i18n.currentLocale)),
      );
      await actions.createData('hues.json', JSON.stringify(colors satisfies Hues));
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import ts from 'typescript';
import type { Hues } from '../shared/color/types';
import type { LocaleTableData } from '../shared/locales/types';
import { isRtlTag, localeNames, localeTag } from '@component-docs/demos/shared/localeTag';
import type { DefaultThemes } from '../shared/default-theme/types';
import { describeTheme } from './describeTheme';
import { createValueStore, environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import { createProgram } from '@component-docs/react-api-model/extract/createProgram';
import { locatePackage } from '@component-docs/react-api-model/extract/locatePackage';
import type { SignaturesOf } from './describeTheme';

const FLAGS = ts.TypeFormatFlags.WriteArrowStyleSignature | ts.TypeFormatFlags.NoTruncation;

/**
 * Reads the signatures of the theme's functions from the type declarations of an installed
 * library, given as a package: its compiled code has no types.
 *
 * Throws when the library's styles don't export `Theme`.
 */
export function themeSignatures(siteDir: string, packageName: string): SignaturesOf {
  const file = path.join(locatePackage(siteDir, packageName).dir, 'styles/index.d.ts');
  const program = createProgram([file]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'Theme');
  if (!source || !exported) {
    throw new Error(
      `${file} exports no type named Theme. Correct src/customization/node/themeSignatures.ts for this release of ${packageName}.`,
    );
  }
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const theme = checker.getDeclaredTypeOfSymbol(symbol);

  function typeAt(keys: readonly string[]): ts.Type | undefined {
    return keys.reduce<ts.Type | undefined>((type, key) => {
      const property = type && checker.getPropertyOfType(type, key);
      return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
    }, theme);
  }

  return (keys) => {
    const signatures = typeAt(keys)?.getCallSignatures() ?? [];
    const lines = signatures.map((signature) =>
      checker.signatureToString(signature, undefined, FLAGS),
    );
    return lines.length > 0 ? lines.join('\n') : undefined;
  };
}

/**
 * Describes the default themes of Material UI.
 *
 * Throws when the library's styles don't export `Theme`.
 */
function describeThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir, '@mui/material');
  return {
    light: describeTheme(createTheme(), signaturesOf),
    dark: describeTheme(createTheme({ palette: { mode: 'dark' } }), signaturesOf),
  };
}

/**
 * Describes the default theme of Joy UI as its provider passes it to components: with the keys of one
 * scheme in place of `colorSchemes`.
 *
 * Throws when the library's styles don't export `Theme`.
 */
function describeJoyThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir, '@mui/joy');
  const { colorSchemes, ...theme } = extendTheme();
  return {
    light: describeTheme({ ...theme, ...colorSchemes.light }, signaturesOf),
    dark: describeTheme({ ...theme, ...colorSchemes.dark }, signaturesOf),
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

/**
 * Describes the locales of the library, sorted by their names in a language. A locale has a text missing if
 * any other has it.
 *
 * @param packs the exports of `@mui/material/locale`
 * @param language the language of the page
 */
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

/** The code that describes themes. */
const SOURCES = [__dirname, engineFile('react-api-model/extract')];

/**
 * Generates data about the installed libraries' default themes, colors, and locales for the pages about them.
 * The themes, which the compiler reads, are kept until a package changes.
 */
export default function customizationPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const store = createValueStore(path.join(siteDir, 'node_modules/.cache/customization'));
  return {
    name: 'customization',
    async contentLoaded({ actions }) {
      const key = await environmentHash(siteDir, SOURCES);
      const themes = await store('themes', key, () => describeThemes(siteDir));
      const joyThemes = await store('joy-themes', key, () => describeJoyThemes(siteDir));
      await actions.createData('themes.json', JSON.stringify(themes));
      await actions.createData('joy-themes.json', JSON.stringify(joyThemes));
      await actions.createData(
        'locales.json',
        JSON.stringify(describeLocales(locales, i18n.currentLocale)),
      );
      await actions.createData('hues.json', JSON.stringify(colors satisfies Hues));
    },
  };
}

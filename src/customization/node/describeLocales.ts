import type { LocaleTableData } from '../shared/locales/types';
import { isRtlTag, localeNames, localeTag } from '@component-docs/demos/shared/localeTag';

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
 * Describes the locales of the library, sorted by what they are called in a language. A locale has a text
 * missing if any other has it.
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

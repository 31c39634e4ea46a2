/** Names of the library that say more, or something else, than a language and a region. */
const TAGS: Readonly<Record<string, string>> = { khKH: 'km-KH', kuCKB: 'ckb', tlTL: 'tl' };

const RTL_LANGUAGES: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'he', 'ps', 'ur']);

/** Returns the BCP 47 tag of one of the library's locales: `pt-BR` for `ptBR`. */
export function localeTag(name: string): string {
  return TAGS[name] ?? name.replace(/^([a-z]+)([A-Z])/, '$1-$2');
}

/** Returns whether the language of a tag is written from right to left. */
export function isRtlTag(tag: string): boolean {
  return RTL_LANGUAGES.has(tag.split('-')[0] ?? '');
}

/** Returns whether the language of a locale, such as `ptBR`, is written in the other direction than a site. */
export function isOtherDirection(name: string, isSiteRtl: boolean): boolean {
  return isRtlTag(localeTag(name)) !== isSiteRtl;
}

/**
 * Returns the display names of locales in a language, by name: the language alone where only one locale has
 * it.
 *
 * @param names names of the library, such as `ptBR`
 * @param language the language to write in
 */
export function localeNames(names: readonly string[], language: string): Map<string, string> {
  const display = new Intl.DisplayNames([language], { type: 'language' });
  const languageOf = (name: string) => localeTag(name).split('-')[0] ?? '';
  const shared = (name: string) =>
    names.filter((other) => languageOf(other) === languageOf(name)).length > 1;
  return new Map(
    names.map((name) => [
      name,
      display.of(shared(name) ? localeTag(name) : languageOf(name)) ?? name,
    ]),
  );
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { createTokenAt } from '../../src/theme-builder/model/tokens';
import type { ComponentProps, TokenValues } from '../../src/theme-builder/model/types';
import { readCode } from '../../src/theme-builder/read/readCode';
import { readValues } from '../../src/theme-builder/read/readValues';
import { failWith } from '../lib/errors/failWith';
import { titleOf } from '../templates/labels';
import { readTemplates } from '../templates/readTemplates';

/** A theme to start from. */
export interface Preset {
  name: string;
  values: TokenValues;
}

/** Presets that no template has, by hand. */
export const PRESETS_FILE = 'content/theme-presets.json';

interface WrittenPreset {
  name: Readonly<Record<string, string>>;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Reads the themes of the templates, as the theme builder imports them, and those of PRESETS_FILE.
 *
 * Throws when a theme can't be read, or has a token that the builder doesn't know.
 *
 * @param locale of the names
 */
export async function readPresets(
  siteDir: string,
  components: readonly ComponentProps[],
  locale: string,
): Promise<Preset[]> {
  const tokenAt = createTokenAt(components);
  const problems: string[] = [];
  const templates = (await readTemplates(siteDir)).map(({ slug, code }): Preset => {
    const read = readCode(code['theme.ts'] ?? '', tokenAt);
    if (typeof read === 'string') {
      problems.push(
        `content/templates/${slug}/theme.ts: its options are not a literal object (${read}). Export them as one.`,
      );
    }
    return {
      name: titleOf(slug, locale),
      values: typeof read === 'string' ? {} : read.values,
    };
  });
  const text = await fs.readFile(path.join(siteDir, PRESETS_FILE), 'utf8');
  const written = (JSON.parse(text) as WrittenPreset[]).map(({ name, values }): Preset => {
    const known = readValues(values, tokenAt);
    const unknown = Object.keys(values).filter((each) => known[each] === undefined);
    problems.push(
      ...unknown.map(
        (each) =>
          `${PRESETS_FILE}: "${name.en}" has a token or value that is not known: ${each}. Correct or remove it.`,
      ),
    );
    return { name: name[locale] ?? name.en ?? '', values: known };
  });
  failWith('Presets of the theme builder are not valid', problems);
  return [...written, ...templates];
}

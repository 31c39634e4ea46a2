import fs from 'node:fs/promises';
import path from 'node:path';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { titleOf } from '@component-docs/templates/node/projects';
import { productOfTemplate } from '@component-docs/templates/shared/paths';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import type { ThemeLibrary } from '../browser/libraries/types';
import { createLibrary } from '../browser/model/createLibrary';
import type { ComponentProps, TokenValues } from '../browser/model/types';
import { parseCode } from '../browser/read/parseCode';
import { readCode, readValues } from '../browser/read/readTheme';
import type { BuiltLibrary } from '.';

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

type WrittenPresets = Readonly<Record<string, readonly WrittenPreset[]>>;

/** Reads the themes of the templates, as the theme builder imports them. */
async function templatePresets(
  siteDir: string,
  product: string,
  { library, locale, problems }: { library: ThemeLibrary; locale: string; problems: string[] },
): Promise<Preset[]> {
  const templates = await readTemplates(siteDir);
  const own = templates.filter(({ slug }) => productOfTemplate(slug) === product);
  return own.map(({ slug, code }) => {
    const read = readCode(parseCode(code['theme.ts'] ?? ''), library);
    if (typeof read === 'string') {
      problems.push(
        `content/templates/${slug}/theme.ts: its options are not a literal object (${read}). Export them as one.`,
      );
    }
    return { name: titleOf(slug, locale), values: typeof read === 'string' ? {} : read.values };
  });
}

/** Reads the themes to start from, named in a language. Throws for unknown tokens. */
export async function readPresets(
  siteDir: string,
  { product, facts }: BuiltLibrary,
  components: readonly ComponentProps[],
  locale: string,
): Promise<Preset[]> {
  const library = createLibrary(facts, components);
  const problems: string[] = [];
  const text = await fs.readFile(path.join(siteDir, PRESETS_FILE), 'utf8');
  const written = (JSON.parse(text) as WrittenPresets)[product] ?? [];
  const presets = written.map(({ name, values }): Preset => {
    const known = readValues(values, library);
    const unknown = Object.keys(values).filter((each) => known[each] === undefined);
    problems.push(
      ...unknown.map(
        (each) =>
          `${PRESETS_FILE}: "${name.en}" has a token or value that is not known: ${each}. Correct or remove it.`,
      ),
    );
    return { name: name[locale] ?? name.en ?? '', values: known };
  });
  const templates = await templatePresets(siteDir, product, { library, locale, problems });
  failWith('Presets of the theme builder are not valid', problems);
  return [...presets, ...templates];
}

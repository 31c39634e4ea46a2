import { PRODUCTS } from '../../src/site/products/products';
import { readPackage } from '../api/reference';
import { describePlayground, generatedPreset } from './describePlayground';
import type { FormattedCode, PackageComponent } from './describePlayground';
import type { Playground } from './generateModules';
import { parsePreset } from './preset/parsePreset';
import type { Preset } from './preset/types';
import type { PlaygroundUse } from './playgroundsOf';
import type { PresetSource } from './readSources';

/** The components of a product's packages, by name. */
export type Components = ReadonlyMap<string, PackageComponent>;

interface Described {
  playgrounds: Playground[];
  problems: string[];
}

/** Reads the components of all products, by the product's id. */
export async function readAllComponents(siteDir: string): Promise<Map<string, Components>> {
  const entries = PRODUCTS.map(async ({ id, apiPackages }) => {
    const packages = await Promise.all(apiPackages.map((name) => readPackage(siteDir, name)));
    // The first package of a product wins where two have the same name.
    const components = packages
      .reverse()
      .flatMap(({ installed, components: ofPackage }) =>
        ofPackage.map(
          (component) => [component.name, { ...component, packageName: installed.name }] as const,
        ),
      );
    return [id, new Map(components)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Where a playground's component is looked for, and where to report that it isn't there. */
interface Wanted {
  id: string;
  place: string;
  source: PresetSource | undefined;
}

/** Lists each playground once: those that pages show, and presets that no page shows yet. */
function listWanted(uses: readonly PlaygroundUse[], presets: readonly PresetSource[]): Wanted[] {
  const byId = new Map<string, Wanted>();
  presets.forEach((source) =>
    byId.set(source.id, { id: source.id, place: `${source.file}:1`, source }),
  );
  uses.forEach(({ id, path, line }) => {
    const source = byId.get(id)?.source;
    byId.set(id, { id, place: `${path}:${line}`, source });
  });
  return [...byId.values()];
}

/**
 * Describes the playgrounds that pages show, and checks the presets of all.
 *
 * @param format returns the code of a preset as readers see it
 */
export async function describeAll(
  { uses, presets }: { uses: readonly PlaygroundUse[]; presets: readonly PresetSource[] },
  components: ReadonlyMap<string, Components>,
  format: (id: string, code: string) => Promise<FormattedCode>,
): Promise<Described> {
  const shown = new Set(uses.map(({ id }) => id));
  const results = listWanted(uses, presets).map(
    async ({ id, place, source }): Promise<Described> => {
      const [product = '', name = ''] = id.split('/');
      const component = components.get(product)?.get(name);
      if (!component) {
        return {
          playgrounds: [],
          problems: [`${place}: ${product} has no component ${name}. Correct the name.`],
        };
      }
      const page = place.replace(/:\d+$/, '');
      const parsed: ReturnType<typeof parsePreset> = source
        ? parsePreset(source.file, source.text)
        : { preset: generatedPreset(component, page) satisfies Preset };
      if (!parsed.preset) {
        return { playgrounds: [], problems: [parsed.problem ?? ''] };
      }
      const described = describePlayground(
        parsed.preset,
        component,
        await format(id, parsed.preset.code),
      );
      const playground = 'model' in described &&
        shown.has(id) && {
          id,
          component,
          model: described.model,
          ...(source && { presetFile: source.file }),
        };
      return { playgrounds: playground ? [playground] : [], problems: [...described.problems] };
    },
  );
  const all = await Promise.all(results);
  return {
    playgrounds: all.flatMap(({ playgrounds }) => playgrounds),
    problems: all.flatMap(({ problems }) => problems),
  };
}

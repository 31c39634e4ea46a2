import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { readPackage } from '@component-docs/api-reference';
import type { Lookup } from '@component-docs/api-reference/node/translation/lookup';
import { describePlayground, generatedPreset } from './describePlayground';
import type { FormattedCode, PackageComponent } from './describePlayground';
import type { Playground } from './generateModules';
import { parsePreset } from './parsePreset';
import type { PlaygroundUse, PresetSource } from './readSources';

/** The components of a product's packages, by name. */
export type Components = ReadonlyMap<string, PackageComponent>;

interface Described {
  playgrounds: readonly Playground[];
  problems: readonly string[];
}

/**
 * Returns the packages of a product's playgrounds: its own or, if it has none, the packages of the product whose
 * theme it uses.
 */
function packagesOf({ apiPackages, demoTheme }: Product): readonly string[] {
  const themed = PRODUCTS.find(({ id }) => id === demoTheme);
  return apiPackages.length === 0 && themed ? themed.apiPackages : apiPackages;
}

/** Reads the components of all products, by the product's id. */
export async function readAllComponents(siteDir: string): Promise<Map<string, Components>> {
  const entries = PRODUCTS.map(async (product) => {
    const packages = await Promise.all(
      packagesOf(product).map((name) => readPackage(siteDir, name)),
    );
    // The first package of a product wins where two have the same name.
    const components = packages
      .reverse()
      .flatMap(({ installed, components: ofPackage }) =>
        ofPackage.map(
          (component) => [component.name, { ...component, packageName: installed.name }] as const,
        ),
      );
    return [product.id, new Map(components)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Where a playground's component is looked for, and where to report that it isn't there. */
interface Wanted {
  id: string;
  place: string;
  source: PresetSource | undefined;
}

/** Lists each playground once: playgrounds that pages show, and presets that no page shows yet. */
function listWanted(uses: readonly PlaygroundUse[], presets: readonly PresetSource[]): Wanted[] {
  const byId = new Map<string, Wanted>();
  presets.forEach((source) =>
    byId.set(source.id, { id: source.id, place: `${source.file}:1`, source }),
  );
  uses.forEach(({ id, path, line }) =>
    byId.set(id, { id, place: `${path}:${line}`, source: byId.get(id)?.source }),
  );
  return [...byId.values()];
}

const failure = (problem: string): Described => ({ playgrounds: [], problems: [problem] });

async function formatCode(code: string): Promise<FormattedCode> {
  // Loaded on demand: the formatter takes a second.
  const { formatTypeScript, toJavaScript } =
    await import('@component-docs/demos/node/toJavaScript');
  const [TS, JS] = await Promise.all([formatTypeScript(code), toJavaScript(code)]);
  return { TS, JS };
}

/** The facts that descriptions depend on, besides the pages and presets. */
interface Context {
  /** By the id of the product. */
  components: ReadonlyMap<string, Components>;
  /** Finds the translations of texts from the packages; without it, they stay English. */
  lookup?: Lookup;
}

async function describeOne(
  { id, place, source }: Wanted,
  { components, lookup }: Context,
): Promise<Described> {
  const [product = '', name = ''] = id.split('/');
  const component = components.get(product)?.get(name);
  if (!component) {
    return failure(`${place}: ${product} has no component ${name}. Correct the name.`);
  }
  const { preset, problem } = source
    ? parsePreset(source.file, source.text)
    : { preset: generatedPreset(component, place.replace(/:\d+$/, '')), problem: '' };
  if (!preset) {
    return failure(problem);
  }
  const described = describePlayground(preset, component, await formatCode(preset.code), lookup);
  const { model, problems } = described;
  const playground = model && { id, component, model, ...(source && { presetFile: source.file }) };
  return { playgrounds: playground ? [playground] : [], problems };
}

/** Describes the playgrounds that pages show, and checks the presets of all. */
export async function describeAll(
  { uses, presets }: { uses: readonly PlaygroundUse[]; presets: readonly PresetSource[] },
  context: Context,
): Promise<Described> {
  const shown = new Set(uses.map(({ id }) => id));
  const wanted = listWanted(uses, presets);
  const all = await Promise.all(wanted.map((each) => describeOne(each, context)));
  return {
    playgrounds: all.flatMap(({ playgrounds }) => playgrounds).filter(({ id }) => shown.has(id)),
    problems: all.flatMap(({ problems }) => problems),
  };
}

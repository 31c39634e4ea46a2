import { kebabCase } from '../../shared/component-page/anchors';
import { symbolAnchor } from '../../shared/symbols';
import type { SymbolApi } from '../../shared/symbols';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { readExtracted } from '@component-docs/react-api-model/extract/readExtracted';
import {
  byRequiredThenName,
  createWriter,
  describeEach,
  memberApi,
  sourceUrl,
} from './describeComponent';
import type { SiteContext } from './describeComponent';
import { mapSymbolTexts, translateTexts } from '../translation/mapTexts';
import { symbolTypes } from './describeTypes';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/locatePackage';
import type { ExtractedSymbol } from '@component-docs/react-api-model/model/extracted';
import { resolveHref } from './html';

/** An installed package, and its interfaces and hooks that have their own pages. */
export interface PackageSymbols {
  installed: InstalledPackage;
  symbols: readonly ExtractedSymbol[];
}

/** Reads a package's interfaces and hooks that have their own pages, from the cache if possible. */
export async function readSymbols(siteDir: string, packageName: string): Promise<PackageSymbols> {
  const extract = async (installed: InstalledPackage) => {
    const { extractSymbols } =
      await import('@component-docs/react-api-model/extract/extractSymbols');
    return extractSymbols(installed);
  };
  const { installed, items } = await readExtracted(siteDir, packageName, 'symbols', extract);
  return { installed, symbols: items };
}

/** Returns the import statement. An interface is imported as a type. */
function importOf({ kind, name }: ExtractedSymbol, packageName: string): string {
  return `import ${kind === 'interface' ? 'type ' : ''}{ ${name} } from '${packageName}';`;
}

type SymbolContext = Omit<SiteContext, 'demoPages'>;

function describeSymbol(
  installed: InstalledPackage,
  extracted: ExtractedSymbol,
  context: SymbolContext,
): SymbolApi {
  const { resolveLink, highlight, releaseTag, lookup } = context;
  const { item: symbol, hasDrafts } = translateTexts(extracted, mapSymbolTexts, lookup);
  const { kind, name, description, deprecated } = symbol;
  const writer = createWriter(resolveLink);
  const code = importOf(symbol, installed.name);
  return {
    kind,
    name,
    packageName: installed.name,
    version: installed.version,
    slug: kebabCase(name),
    ...(description ? { descriptionHtml: writer.blocks(description) } : {}),
    ...writer.deprecated(deprecated),
    ...(hasDrafts && { hasDrafts }),
    demos: symbol.demos.map(({ label, url }) => ({ label, href: resolveHref(url, resolveLink) })),
    importSample: { code, html: highlight(code, 'ts') },
    sections: symbol.sections.map(({ id, members, type }) => ({
      id,
      members: members
        .toSorted(byRequiredThenName)
        .map((member) => memberApi(member, symbolAnchor(name, id, member.name), writer)),
      ...(type === undefined ? {} : { type }),
    })),
    types: symbolTypes(symbol, context),
    sourceUrl: sourceUrl(installed, releaseTag, `${symbol.file}.ts`),
  };
}

export interface DescribeSymbolsOptions extends SymbolContext {
  siteDir: string;
  /** An installed package: `@acme/ui`. */
  packageName: string;
}

/**
 * Returns the reference of a package's interfaces and hooks that have their own pages, as data for
 * those pages.
 *
 * Throws when a symbol cannot be read, and, with file and line, when links in comments cannot be resolved.
 */
export async function describeSymbols(options: DescribeSymbolsOptions): Promise<SymbolApi[]> {
  const { installed, symbols } = await readSymbols(options.siteDir, options.packageName);
  const { described, problems } = describeEach(
    { installed, context: options, nearOf: ({ file }) => file },
    symbols,
    (symbol, context) => describeSymbol(installed, symbol, context),
  );
  failWith(`API reference of ${installed.name}`, problems);
  return described;
}

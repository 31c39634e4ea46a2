import { byRequiredThenName } from '@component-docs/react-api-model/model/extracted';
import { kebabCase } from '../../shared/component-page/anchors';
import { symbolAnchor } from '../../shared/pages';
import type { SymbolApi, HookApi, MemberApi } from '../../shared/pages';
import {
  readExtracted,
  locatePackage,
  readHooks,
} from '@component-docs/react-api-model/extract/readExtracted';
import { createWriter, describeEach, memberApi, sourceUrl } from './describeComponent';
import type { SiteContext } from './describeComponent';
import { mapSymbolTexts, translateTexts, mapHookTexts } from '../translation/mapTexts';
import { symbolTypes, describeTypes } from './describeTypes';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/readExtracted';
import type {
  ExtractedSymbol,
  ExtractedHook,
  ExtractedMember,
} from '@component-docs/react-api-model/model/extracted';
import { resolveHref } from './html';
import type { TypesContext } from './describeTypes';
import { importSample, importStatements } from './samples';

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
  return describeEach(installed, symbols, options, (symbol, context) =>
    describeSymbol(installed, symbol, context),
  );
}

interface DescribeHooksOptions extends TypesContext, Pick<SiteContext, 'highlight' | 'lookup'> {
  siteDir: string;
  /** An installed package: `@acme/ui`. */
  packageName: string;
}

function describeHook(extracted: ExtractedHook, options: DescribeHooksOptions): HookApi {
  const { product, packageName, resolveLink, highlight, lookup } = options;
  const { item: hook, hasDrafts } = translateTexts(extracted, mapHookTexts, lookup);
  const slug = kebabCase(hook.name);
  const writer = createWriter(resolveLink);
  const membersApi = (section: string, members: readonly ExtractedMember[]): MemberApi[] =>
    members.map(({ description, ...member }) => ({
      ...member,
      anchor: `${slug}-${section}-${member.name}`,
      descriptionHtml: writer.inline(description),
    }));
  const code = importSample(importStatements(packageName, hook));
  const { description } = hook;
  const texts = [...hook.parameters, ...hook.returnValue].map(({ type }) => type);
  return {
    name: hook.name,
    product,
    packageName,
    slug,
    ...(description && { descriptionHtml: writer.blocks(description) }),
    ...(hasDrafts && { hasDrafts }),
    importSample: { code, html: highlight(code, 'js') },
    parameters: membersApi('parameters', hook.parameters),
    returnValue: membersApi('return-value', hook.returnValue),
    types: describeTypes(texts, hook.types, options),
  };
}

/**
 * Returns the reference of an installed package's hooks as data for their pages: parameters and
 * return values, each with its own anchor.
 *
 * Throws, with package, hook, and member, when the package is not installed or has types that
 * cannot be shown, and, with file and line, when links in comments cannot be resolved.
 */
export async function describeHooks(options: DescribeHooksOptions): Promise<HookApi[]> {
  const { siteDir, packageName } = options;
  const hooks = await readHooks(siteDir, packageName);
  return describeEach(locatePackage(siteDir, packageName), hooks, options, describeHook);
}

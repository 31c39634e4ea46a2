import type ts from 'typescript';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { DOCUMENTED_SYMBOLS } from '../extract/readExtracted';
import { createProgram } from '../extract/createProgram';
import type { CreateHost } from '../extract/createProgram';
import { extractHook } from '../extract/extractHooks';
import { extractHookSymbol } from '../extract/extractHookSymbol';
import { extractInterface } from '../extract/extractSymbols';
import {
  findFolders,
  findNamedExports,
  foldersWithoutCode,
  indexOf,
  findHooks,
} from '../extract/findComponents';
import type { InstalledPackage } from '../extract/readExtracted';
import { exportsOf, targetOf } from '../extract/typeNames';
import { componentFacts } from './componentFacts';
import { hookFacts, symbolFacts, withHiddenProperties } from './hookFacts';
import type { ItemFacts, ReleaseFacts } from './model';

/** Returns whether a package's hooks are documented in tabs of its components' pages. */
function documentsHooks(packageName: string): boolean {
  return PRODUCTS.some(
    (product: Product) => product.apiTabs && product.packageName === packageName,
  );
}

/** An item that may be in a release, and how to read it. */
interface Candidate {
  name: string;
  read: (program: ts.Program) => ItemFacts | undefined;
}

interface FolderCandidate extends Candidate {
  /** The module that readers import. */
  entry: string;
  /** File of the implementation, for a component. */
  javaScript?: string;
}

/** Returns the items with their own folder: components and, where they are documented, hooks. */
export function folderCandidates(installed: InstalledPackage): FolderCandidate[] {
  const hooks = documentsHooks(installed.name) ? findHooks(installed) : [];
  return [
    ...findFolders(installed).map((files) => ({
      ...files,
      read: (program: ts.Program) => componentFacts(program, files),
    })),
    ...hooks.map((files) => ({
      ...files,
      read: (program: ts.Program) => {
        const hook = extractHook(program, files, new Set(), { isEarlier: true });
        return hook && hookFacts(hook);
      },
    })),
  ];
}

/** Returns what only the index exports: components without a folder, and what has its own page. */
function indexCandidates(
  installed: InstalledPackage,
  program: ts.Program,
  isComponent: (name: string) => boolean,
): Candidate[] {
  const { name, dir } = installed;
  const checker = program.getTypeChecker();
  const exports = exportsOf(program, indexOf(installed));
  const { interfaces = [], hooks = [] } = DOCUMENTED_SYMBOLS[name] ?? {};
  const fileOf = () => '';
  const readInterface = (symbol: ts.Symbol) =>
    withHiddenProperties(
      symbolFacts(extractInterface(checker, symbol, fileOf)),
      checker,
      checker.getDeclaredTypeOfSymbol(targetOf(checker, symbol)),
    );
  const readHook = (symbol: ts.Symbol) =>
    symbolFacts(extractHookSymbol(checker, symbol, { dir, fileOf }));
  const named = (names: readonly string[], read: (symbol: ts.Symbol) => ItemFacts) =>
    exports
      .filter((symbol) => names.includes(symbol.name))
      .map((symbol) => ({ name: symbol.name, read: () => read(symbol) }));
  return [
    ...findNamedExports(installed, checker, exports)
      // An export that is marked as unstable may change in any release: it isn't compared.
      .filter(({ name, exportName }) => exportName === name && isComponent(name))
      .map((files) => ({ name: files.name, read: () => componentFacts(program, files) })),
    ...named(interfaces, readInterface),
    ...named(hooks, readHook),
  ];
}

export interface FactsOptions {
  /** Components without their own folder, which are read if the release exports them. */
  named: ReadonlySet<string>;
  /** For a release that isn't installed in the site. */
  createHost?: CreateHost;
  /** Returns the facts about an item whose sources are known not to have changed. */
  reuse?: (candidate: FolderCandidate) => ItemFacts | undefined;
}

/** Reads the facts about a release: the values that its types accept, and the code's defaults. */
export function readFacts(
  installed: InstalledPackage,
  { named, createHost, reuse = () => undefined }: FactsOptions,
): ReleaseFacts {
  const folders = folderCandidates(installed);
  const known = new Map(folders.map((candidate) => [candidate.name, reuse(candidate)]));
  const changed = folders.filter(({ name }) => !known.get(name));
  const entries = changed.map(({ entry }) => entry);
  const program = createProgram([indexOf(installed), ...entries], createHost);
  const items = new Map([...known].flatMap(([name, facts]) => (facts ? [[name, facts]] : [])));
  const unreadable: Record<string, string> = Object.fromEntries(
    foldersWithoutCode(installed).map((name) => [name, 'another package implements it']),
  );
  const isComponent = (name: string) => named.has(name) && !items.has(name);
  const readAll = (candidates: readonly Candidate[]) => {
    for (const { name, read } of candidates) {
      try {
        const facts = read(program);
        if (facts) {
          items.set(name, facts);
          delete unreadable[name];
        }
      } catch (error) {
        unreadable[name] = error instanceof Error ? error.message : String(error);
      }
    }
  };
  readAll(changed);
  readAll(indexCandidates(installed, program, isComponent));
  const sorted = [...items].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { version: installed.version, items: Object.fromEntries(sorted), unreadable };
}

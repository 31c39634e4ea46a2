import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { OverviewGroup } from '../../../../plugins/component-overview/shared/types';
import type { PackageComponents } from '../../../../plugins/api-reference/node';
import type { PageFile } from '../../../../plugins/page-tree/node/written-pages/readPages';

/** What a page's front matter says about the components that it documents. */
export interface DocumentedPage {
  components: readonly string[];
  /** Address of the part of Material Design's guidelines about them. */
  guideline?: string;
}

/** A component and what a reader has to know before using it. */
export interface SupportedComponent {
  name: string;
  mark?: 'deprecated' | 'lab' | 'pigment';
}

/** A page and its components. */
export interface SupportRow {
  title: string;
  href: string;
  components: SupportedComponent[];
  guideline?: string;
}

/** The pages of a group, under its heading. */
export interface SupportGroup {
  id: string;
  title: string;
  rows: SupportRow[];
}

/** Reads the front matter of pages, by their site paths. */
export async function readDocumentedPages(
  siteDir: string,
  pages: readonly PageFile[],
): Promise<Map<string, DocumentedPage>> {
  const entries = pages.map(async ({ path: page, file }) => {
    const filePath = path.join(siteDir, file);
    const fileContent = await fs.readFile(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const { components, materialDesign } = frontMatter;
    const names = Array.isArray(components) ? (components as string[]) : [];
    const guideline = typeof materialDesign === 'string' ? { guideline: materialDesign } : {};
    return [page, { components: names, ...guideline }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Returns the components of packages by name. */
export function supportedComponents(
  packages: readonly PackageComponents[],
): Map<string, SupportedComponent> {
  const found = packages.flatMap(({ installed, components }) =>
    components.map(({ name, deprecated }): SupportedComponent => {
      if (deprecated !== undefined) {
        return { name, mark: 'deprecated' };
      }
      if (installed.name === '@mui/lab') {
        return { name, mark: 'lab' };
      }
      return name.startsWith('Pigment') ? { name, mark: 'pigment' } : { name };
    }),
  );
  return new Map(found.map((component) => [component.name, component]));
}

/**
 * Returns the groups of component pages, each page with the components that it documents. Pages that
 * document none, such as those of other packages, are left out.
 */
export function supportGroups(
  groups: readonly OverviewGroup[],
  pages: ReadonlyMap<string, DocumentedPage>,
  known: ReadonlyMap<string, SupportedComponent>,
): SupportGroup[] {
  return groups.flatMap(({ id, title, cards }) => {
    const rows = cards.flatMap((card): SupportRow[] => {
      const page = pages.get(card.href ?? '');
      const components = (page?.components ?? []).flatMap((name) => known.get(name) ?? []);
      return card.href === undefined || components.length === 0
        ? []
        : [{ ...page, title: card.title, href: card.href, components }];
    });
    return rows.length > 0 ? [{ id, title, rows }] : [];
  });
}

/** Returns the components that no group has, sorted by name. */
export function componentsWithoutPage(
  groups: readonly SupportGroup[],
  known: ReadonlyMap<string, SupportedComponent>,
): SupportedComponent[] {
  const shown = new Set(
    groups.flatMap(({ rows }) => rows.flatMap((row) => row.components.map(({ name }) => name))),
  );
  return [...known.values()]
    .filter(({ name }) => !shown.has(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

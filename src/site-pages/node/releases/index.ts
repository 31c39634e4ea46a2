import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { renderBlocks } from '@component-docs/api-reference/node/describe/html';

/** A version of the packages, with its changes. */
interface Release {
  version: string;
  html: string;
}

const SECTION = /^## (\S+)\n([^]*?)(?=^## |(?![^]))/gm;
/** Where an entry or a group of entries begins. */
const PART = /^(?=- |#)/m;
/** The commit that changesets write before an entry. */
const COMMIT = /^- [0-9a-f]{7,}: /;

/** Returns the entries of a section, without those about other packages of the release. */
function entriesOf(section: string): string[] {
  return section
    .split(PART)
    .filter((part) => part.startsWith('- ') && !part.startsWith('- Updated dependencies'))
    .map((part) => part.replace(COMMIT, '- '));
}

const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });

/**
 * Reads the releases of packages that share their versions.
 *
 * @param overview the changelog of all packages, whose sections are shown as they are
 * @param changelogs the changelogs of single packages, whose entries are collected, each once
 * @returns the releases, newest first
 */
export function parseChangelogs(overview: string, changelogs: readonly string[]): Release[] {
  const texts = new Map<string, Set<string>>();
  const add = (version: string, text: string) => {
    texts.set(version, (texts.get(version) ?? new Set()).add(text.trim()));
  };
  for (const [, version = '', text = ''] of overview.matchAll(SECTION)) {
    add(version, text);
  }
  const sections = changelogs.flatMap((changelog) => [...changelog.matchAll(SECTION)]);
  for (const [, version = '', text = ''] of sections) {
    entriesOf(text).forEach((entry) => add(version, entry));
  }
  return [...texts]
    .sort(([a], [b]) => byVersion(a, b))
    .map(([version, parts]) => ({ version, html: renderBlocks([...parts].join('\n\n')) }));
}

/** Returns the changes in the next release as HTML, from the files of `.changeset`. */
export function parseChangesets(changesets: readonly string[]): string {
  const entries = changesets.map((text) => text.replace(/^---\n[^]*?\n---\n/, '').trim());
  return renderBlocks(entries.map((entry) => `- ${entry}`).join('\n'));
}

/** Generates the releases of the packages that the site is built with, from the changelogs of the repository. */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin {
  const readAll = async (pattern: string) => {
    const files = await Globby([pattern, '!**/README.md'], { cwd: siteDir, dot: true });
    return Promise.all(files.sort().map((file) => fs.readFile(path.join(siteDir, file), 'utf8')));
  };
  return {
    name: 'releases',
    async contentLoaded({ actions }) {
      const [overview = ''] = await readAll('CHANGELOG.md');
      const releases = parseChangelogs(overview, await readAll('plugins/*/CHANGELOG.md'));
      const nextHtml = parseChangesets(await readAll('.changeset/*.md'));
      await actions.createData('releases.json', JSON.stringify({ nextHtml, releases }));
    },
  };
}

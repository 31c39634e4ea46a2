import { existsSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { ThirdParties } from '@component-docs/third-parties/shared/types';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import type { PolicySources } from './contentSecurityPolicy';
import { sourceHash } from '@component-docs/kit/node/cache/cachedValue';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const TYPE = /\btype=["']?([^"'\s>]+)/;

/** Types of scripts that browsers run. Others, such as `application/json`, are data. */
const EXECUTABLE = new Set(['text/javascript', 'module']);

function isInlineScript(attributes: string): boolean {
  return (
    !/\bsrc=/.test(attributes) && EXECUTABLE.has(TYPE.exec(attributes)?.[1] ?? 'text/javascript')
  );
}

/** Returns the source of each inline script that browsers run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', source = '']) =>
    isInlineScript(attributes) ? [source] : [],
  );
}

/** The document that runs edited demos, in each language: plugins/sandbox/node. */
const FRAME = 'demo-frame.html';

const CONFIG = new RegExp(
  `<script[^>]*\\bid="?${SITE_IDS.thirdParties}"?[^>]*>(.*?)</script>`,
  's',
);

/** Returns the paths of the additional locales: the site's folders that have an index page. */
export function localeRootsOf(root: string): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'index.html')))
    .map((name) => `/${name}`);
}

/** Returns the files of a site's pages, relative to its folder. */
export function listHtml(root: string): Promise<string[]> {
  return Globby('**/*.html', { cwd: root });
}

/** Returns the path of a page's file: `/zh/` for `zh/index.html`. */
export function pathOfHtml(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** Reads from a site's pages the sources that their Content-Security-Policy must allow. */
export async function readPolicySources(root: string): Promise<PolicySources> {
  const scripts = new Set<string>();
  const frameScripts = new Set<string>();
  for (const file of await listHtml(root)) {
    const html = await fs.readFile(path.join(root, file), 'utf8');
    const found = path.basename(file) === FRAME ? frameScripts : scripts;
    inlineScripts(html).forEach((script) => found.add(script));
  }
  const home = await fs.readFile(path.join(root, 'index.html'), 'utf8');
  const thirdParties = JSON.parse(CONFIG.exec(home)?.[1] ?? '{}') as ThirdParties;
  const hashesOf = (found: ReadonlySet<string>) => [...found].map(sourceHash).sort();
  return {
    scriptHashes: hashesOf(scripts),
    frameHashes: hashesOf(frameScripts),
    thirdParties,
  };
}

/**
 * The source of an expression for paths of characters that need no encoding (RFC 3986, section 3.3). The
 * scripts of pages read their address as it is, so such a path has one form: without encoded characters.
 */
export const PLAIN_PATH = "[\\w\\-.~!$&'()*+,;=:@/]*";

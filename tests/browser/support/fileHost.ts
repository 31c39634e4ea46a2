import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '@component-docs/hosting/node/contentTypes';
import { siteFolder } from '../../helpers/siteFolder';
import { startLocalServer } from './localServer';
import type { LocalServer } from './localServer';

async function isFolder(name: string): Promise<boolean> {
  const info = await stat(name).catch(() => null);
  return info?.isDirectory() ?? false;
}

async function firstFile(names: readonly string[]): Promise<{ name: string; body: Buffer } | null> {
  for (const name of names) {
    const body = await readFile(name).catch(() => null);
    if (body) {
      return { name, body };
    }
  }
  return null;
}

/**
 * Serves the built site as a plain static host does: files, `<path>.html` for `<path>`, a slash
 * added to the name of a folder, and one 404.html for the rest. It knows nothing of redirects.
 */
export async function startFileHost(): Promise<LocalServer> {
  const root = siteFolder();
  return startLocalServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(root, decodeURIComponent(pathname));
      const page = pathname.endsWith('/')
        ? [path.join(file, 'index.html')]
        : [file, `${file}.html`];
      const found = await firstFile(page);
      if (!found && !pathname.endsWith('/') && (await isFolder(file))) {
        response.writeHead(301, { Location: `${pathname}/` }).end();
        return;
      }
      const sent = found ?? (await firstFile([path.join(root, '404.html')]));
      response.writeHead(found ? 200 : 404, { 'Content-Type': contentTypeOf(sent?.name ?? '') });
      response.end(sent?.body);
    })();
  });
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { finishBuild } from '../../plugins/hosting/finishBuild';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import type { SiteCopy } from './siteCopy';

/** A server whose site can be replaced, and which can be unreachable. */
export interface DeployedSite {
  /** Without a slash at the end; the same after the server was stopped. */
  url: string;
  /** Replaces the site by that of another folder. */
  deploy: (release: string) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Builds both languages of a site into a folder, with a worker that pages on this machine register. */
export async function buildRelease(site: SiteCopy, release: string): Promise<void> {
  const { code, output } = await site.build(['en', 'zh'], { SERVICE_WORKER_ON_LOOPBACK: '1' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const build = path.join(site.dir, 'build');
  await finishBuild(build, path.join(release, '..', 'cache'), { origin: '', precompress: false });
  await fs.cp(build, release, { recursive: true });
}

/** Copies a release under another name of its main script, which makes it another release. */
export async function renameRelease(from: string, to: string): Promise<void> {
  await fs.cp(from, to, { recursive: true });
  const main = /main\.([\da-f]{8})\.js/g;
  const files = await fs.readdir(to, { recursive: true });
  for (const file of files.filter((name) => /\.(?:html|js|json)$/.test(name))) {
    const text = await fs.readFile(path.join(to, file), 'utf8');
    const renamed = text.replace(main, (_, hash: string) => `main.${otherHash(hash)}.js`);
    if (renamed !== text) {
      await fs.writeFile(path.join(to, file), renamed);
    }
    const name = path
      .basename(file)
      .replace(main, (_, hash: string) => `main.${otherHash(hash)}.js`);
    if (name !== path.basename(file)) {
      await fs.rename(path.join(to, file), path.join(to, path.dirname(file), name));
    }
  }
}

const otherHash = (hash: string) => [...hash].reverse().join('');

/**
 * Serves a release.
 *
 * @param folder for a link to the release, which a deployment replaces
 */
export async function deploySite(folder: string, release: string): Promise<DeployedSite> {
  const root = path.join(folder, 'deployed');
  const deploy = async (target: string) => {
    // Renamed into place: at no time is there no site.
    const draft = `${root}.draft`;
    await fs.rm(draft, { force: true });
    await fs.symlink(target, draft);
    await fs.rename(draft, root);
  };
  await deploy(release);
  let server: SiteServer | undefined = await startServer({ root });
  const { url, port } = server;
  return {
    url,
    deploy,
    async stop() {
      await server?.close();
      server = undefined;
    },
    async start() {
      server ??= await startServer({ root, port });
    },
  };
}

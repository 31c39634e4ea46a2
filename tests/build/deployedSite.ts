import fs from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { finishBuild } from '@component-docs/hosting/node/finishBuild';
import { handleRequest } from '../../scripts/lib/server/handleRequest';
import { readSite } from '../../scripts/lib/server/readSite';
import type { ServedSite } from '../../scripts/lib/server/readSite';
import type { SiteCopy } from './siteCopy';

/** A release that can be served. */
export interface Release {
  site: ServedSite;
  /** Name of the main script, by which a page says its release. */
  main: string;
}

/** A server whose site can be replaced, and whose network can fail. */
export interface DeployedSite {
  /** Without a slash at the end. */
  url: string;
  /** Paths of all requests that were answered since the last deployment. */
  requests: string[];
  /** Replaces the site at once: files of the one before are gone. */
  deploy: (release: Release) => void;
  /** From now on, connections break. */
  disconnect: () => void;
  /** Connections break from the first request for such a path on. */
  disconnectAt: (path: RegExp) => void;
  connect: () => void;
  close: () => Promise<void>;
}

/** Not the runtime, `runtime~main`: it may be the same in two releases. */
const MAIN = /(?<!~)main\.[\da-f]{8}\.js/;

/** Reads a release from its folder. */
export async function readRelease(folder: string): Promise<Release> {
  const site = await readSite(folder);
  const main = MAIN.exec(await fs.readFile(path.join(folder, 'index.html'), 'utf8'))?.[0];
  if (main === undefined) {
    throw new Error(`${folder}/index.html names no main script.`);
  }
  return { site, main };
}

/** Builds both languages of a site into a folder, with a worker that pages on this machine register. */
export async function buildRelease(site: SiteCopy, folder: string): Promise<void> {
  const { code, output } = await site.build(['en', 'zh'], { SERVICE_WORKER_ON_LOOPBACK: '1' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const build = path.join(site.dir, 'build');
  await finishBuild(build, { origin: '' });
  await fs.cp(build, folder, { recursive: true });
}

const otherName = (text: string) =>
  text.replace(
    new RegExp(MAIN, 'g'),
    (name) => `main.${[...name.slice('main.'.length, -'.js'.length)].reverse().join('')}.js`,
  );

/** Copies a release under another name of its main script, which makes it another release. */
export async function renameRelease(from: string, to: string): Promise<void> {
  await fs.cp(from, to, { recursive: true });
  const files = await fs.readdir(to, { recursive: true });
  for (const file of files.filter((name) => /\.(?:html|js|json)$/.test(name))) {
    const text = await fs.readFile(path.join(to, file), 'utf8');
    await fs.writeFile(path.join(to, file), otherName(text));
    await fs.rename(path.join(to, file), path.join(to, otherName(file)));
  }
}

/** Serves a release. */
export async function deploySite(first: Release): Promise<DeployedSite> {
  let { site } = first;
  let isConnected = true;
  let breaksAt: RegExp | undefined;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (breaksAt?.test(pathname)) {
      isConnected = false;
    }
    if (isConnected) {
      requests.push(pathname);
      void handleRequest(site, request, response);
    } else {
      request.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const disconnect = () => {
    isConnected = false;
    server.closeAllConnections();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    deploy(release) {
      site = release.site;
      requests.length = 0;
    },
    disconnect,
    disconnectAt(pattern) {
      breaksAt = pattern;
    },
    connect() {
      breaksAt = undefined;
      isConnected = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

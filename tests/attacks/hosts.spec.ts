import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import pLimit from 'p-limit';
import { readSite } from '../../scripts/lib/server/readSite';
import { siteUrl } from '../browser/support/siteUrl';
import { expect, test } from '../browser/support/test';
import { mutatedPaths } from '../helpers/addresses';
import { isNginxInstalled, startNginx } from '../helpers/nginx';
import type { Nginx } from '../helpers/nginx';
import { siteFolder } from '../helpers/siteFolder';

/** How many paths are compared; every page and every former path is among them. */
const COUNT = 12_000;

/** Files other than pages are compared in part: there are thousands of the same kind. */
const FILE_SHARE = 6;

const agent = new Agent({ keepAlive: true });
let nginx: Nginx | undefined;

test.beforeAll(async () => {
  nginx = isNginxInstalled() ? await startNginx(siteFolder()) : undefined;
});

test.afterAll(async () => {
  agent.destroy();
  await nginx?.stop();
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Used instead of `fetch`, which would normalize the path. */
function ask(server: string, target: string, headers = {}): Promise<Reply> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, method: 'HEAD', agent, headers };
    request(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

/** Follows redirects, of which nginx makes one for each step. Returns where they end. */
async function follow(server: string, target: string, steps = 0): Promise<string> {
  // Some addresses lead to another site.
  if (!target.startsWith('/')) {
    return target;
  }
  const { status, headers } = await ask(server, target.replace(/#.*/, ''));
  if (status !== 301) {
    return target;
  }
  if (steps > 10) {
    throw new Error(`${target} is redirected for ever`);
  }
  return follow(server, headers.location ?? '', steps + 1);
}

/** What a server says about a path. Nobody reads the text of a redirect or a refusal. */
async function facts(server: string, target: string) {
  const { status, headers } = await ask(server, target);
  const isFile = status === 200 || status === 404;
  return {
    status,
    location: status === 301 ? await follow(server, target) : '',
    type: isFile ? headers['content-type'] : '',
    cache: isFile || status === 301 ? headers['cache-control'] : '',
    policy: isFile ? headers['content-security-policy'] : '',
  };
}

async function pathsOfSite(): Promise<string[]> {
  const { files } = await readSite(siteFolder());
  const names = [...files];
  const pages = names.filter((name) => name.endsWith('.html'));
  const others = names.filter((name, index) => !name.endsWith('.html') && index % FILE_SHARE === 0);
  const special = names.filter((name) => !/^(?:zh\/)?(?:assets|.*\.(?:html|md)$)/.test(name));
  const redirects = await readFile(path.join(siteFolder(), '_redirects'), 'utf8');
  const former = redirects.split('\n').flatMap((line) => line.split(' ')[0] ?? []);
  return [
    ...pages.map((name) => `/${name.replace(/(?:^|(\/))index\.html$|\.html$/, '$1')}`),
    ...[...others, ...special].map((name) => `/${name}`),
    ...former.filter((name) => name !== '' && !name.endsWith('*')),
  ];
}

const BAD_CONDITIONS: readonly (readonly [status: number, headers: object])[] = [
  [416, { range: 'bytes=900000000-' }],
  [412, { 'if-match': '"other"' }],
];

async function answerForAsset(server: string, headers: object): Promise<[number, unknown]> {
  const { files } = await readSite(siteFolder());
  const asset = [...files].find((name) => /^assets\/.*\.js$/.test(name));
  const reply = await ask(server, `/${asset}`, headers);
  return [reply.status, reply.headers['cache-control']];
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

for (const [status, headers] of BAD_CONDITIONS) {
  test(`an answer ${status} is kept by no cache`, async () => {
    expect(await answerForAsset(siteUrl(), headers)).toEqual([status, REVALIDATE]);
  });
}

test.describe(() => {
  test.skip(!isNginxInstalled(), 'There is no nginx.');

  test('12,000 addresses are answered alike by nginx and our own server', async () => {
    const addresses = mutatedPaths([...new Set(await pathsOfSite())], COUNT);
    const limit = pLimit(16);
    const different = await Promise.all(
      addresses.map((address) =>
        limit(async () => {
          const own = await facts(siteUrl(), address);
          const other = await facts(nginx?.url ?? '', address);
          return JSON.stringify(own) === JSON.stringify(other) ? [] : [{ address, own, other }];
        }),
      ),
    );
    expect(addresses).toHaveLength(COUNT);
    expect(different.flat().slice(0, 20)).toEqual([]);
  });

  for (const [address, status] of [
    ['/assets/../demo-frame', 400],
    ['/material-ui/%72eact-button', 301],
    ['/material-ui/getting-started/templates/x%2fy', 404],
  ] as const) {
    test(`nginx: ${address} has the status ${status}, and no cache keeps it for long`, async () => {
      const reply = await ask(nginx?.url ?? '', address);
      expect(reply.status).toBe(status);
      expect(reply.headers['cache-control']).not.toContain('immutable');
    });
  }

  test('nginx names the type of the manifest', async () => {
    const { headers } = await ask(nginx?.url ?? '', '/app.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });

  test('nginx: answers that are not the asset are kept by no cache', async () => {
    const server = nginx?.url ?? '';
    expect(await answerForAsset(server, { 'if-match': '"other"' })).toEqual([412, REVALIDATE]);
    // It sends no parts of files.
    const [status] = await answerForAsset(server, { range: 'bytes=900000000-' });
    expect(status).toBe(200);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NGINX_FILE } from '@component-docs/hosting/node/finishBuild';

const PROGRAM = process.env.NGINX_PROGRAM ?? 'nginx';

const isInstalled = spawnSync(PROGRAM, ['-v']).status === 0;

/** Returns whether there is nginx. Tells once in a test file when there is none. */
export function isNginxInstalled(): boolean {
  if (!isInstalled) {
    console.warn(
      'The configuration of nginx is not tested: there is no nginx. Install the package "nginx", or set NGINX_PROGRAM to its path.',
    );
  }
  return isInstalled;
}

export interface Nginx {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder: string, site: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  types { text/html html; text/css css; application/javascript js; }
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`;

/**
 * Serves a built site by nginx with the configuration that the build wrote. Throws an Error when
 * nginx doesn't start; it has then printed why.
 */
export async function startNginx(build: string): Promise<Nginx> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = (await fs.readFile(path.join(build, NGINX_FILE), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/docs;', `root ${build};`);
  await fs.writeFile(path.join(folder, 'nginx.conf'), configuration(folder, site));
  const url = `http://127.0.0.1:${port}`;
  const nginx = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (nginx.exitCode === null && !(await fetch(url).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (nginx.exitCode !== null) {
    throw new Error(`nginx did not start: exit code ${nginx.exitCode}.`);
  }
  return {
    url,
    stop: async () => {
      nginx.kill();
      await once(nginx, 'exit');
      await fs.rm(folder, { recursive: true });
    },
  };
}

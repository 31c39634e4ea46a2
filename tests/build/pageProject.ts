import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../helpers/freePort';
import type { Files } from '../helpers/projectSteps';
import { temporaryFolder } from '../helpers/temporaryFolder';

const TEMPLATES = path.join(__dirname, '../fixtures/page-projects');

/** Between two attempts to reach the server, in ms. */
const INTERVAL_MS = 200;

const run = promisify(execFile);

/** What the projects see of the environment of the tests: nothing that changes how they are built. */
const { PATH, HOME } = process.env;
const ENVIRONMENT = { PATH, HOME, CI: '1', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;

/** An empty project with the packages that a page installs. */
export interface PageProject {
  /**
   * Replaces the files of the project by those of a page, and builds it.
   *
   * @throws {Error} when a step fails, with its command and output
   */
  build: (files: Files) => Promise<void>;
  /**
   * Serves what was built, while `visit` runs with its address, without a slash at the end.
   *
   * @throws {Error} when the server exits before the visit is over, with its output
   */
  serve: (visit: (url: string) => Promise<void>) => Promise<void>;
}

interface Kind {
  /** Commands of the project that build it. */
  build: string[];
  /** The command that serves it, to which its port is added. */
  serve: string;
}

const KINDS = {
  next: { build: ['next build'], serve: 'next start --port' },
  vite: { build: ['tsc', 'vite build'], serve: 'vite preview --strictPort --port' },
} satisfies Record<string, Kind>;

async function runStep(folder: string, command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ');
  const options = { cwd: folder, env: ENVIRONMENT };
  await run(program, args, options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`\`${command}\` failed:\n${error.stdout}\n${error.stderr}`);
  });
}

async function serve(
  folder: string,
  command: string,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [program = '', ...args] = `${command} ${port}`.split(' ');
  const env = { ...ENVIRONMENT, NEXTAUTH_URL: url, NEXTAUTH_SECRET: 'only for this test' };
  const server = spawn(program, args, { cwd: folder, env });
  const output: string[] = [];
  [server.stdout, server.stderr].forEach((stream) =>
    stream.on('data', (data: Buffer) => output.push(data.toString())),
  );
  const hasEnded = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  try {
    while (!(await fetch(url).catch(() => null))) {
      if (server.exitCode !== null) {
        throw new Error(`\`${command}\` has ended:\n${output.join('')}`);
      }
      await pause(INTERVAL_MS);
    }
    await visit(url);
  } finally {
    server.kill();
    await hasEnded;
  }
}

/**
 * Creates a project with what its template contains, in a temporary folder, and installs its packages.
 *
 * @param kind name of the template
 * @throws {Error} when the packages can't be installed, with the output
 */
export async function createProject(kind: keyof typeof KINDS): Promise<PageProject> {
  const folder = await temporaryFolder({});
  const template = path.join(TEMPLATES, kind);
  const bin = (command: string) => `node_modules/.bin/${command}`;
  await fs.cp(template, folder, { recursive: true });
  await runStep(folder, 'npm install --no-audit --no-fund');
  const kept = [...(await fs.readdir(template)), 'node_modules', 'package-lock.json'];

  return {
    async build(files) {
      const others = (await fs.readdir(folder)).filter((name) => !kept.includes(name));
      await Promise.all(others.map((name) => fs.rm(path.join(folder, name), { recursive: true })));
      for (const [name, text] of Object.entries(files)) {
        await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await fs.writeFile(path.join(folder, name), text);
      }
      for (const command of KINDS[kind].build) {
        await runStep(folder, bin(command));
      }
    },
    serve: (visit) => serve(folder, bin(KINDS[kind].serve), visit),
  };
}

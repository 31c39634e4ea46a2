import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the attributes of all files of the repository, as `text: eol` of each. */
async function attributesOf(pattern: string): Promise<Set<string>> {
  const options = { maxBuffer: 1e8 };
  const { stdout } = await run('git', ['ls-files', '--eol', '--', pattern], options);
  return new Set(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]?.trim().replace(/\s+/g, ' ') ?? ''),
  );
}

test('texts have the line ends that Prettier asks for, whatever core.autocrlf says', async () => {
  expect([...(await attributesOf('*.mdx'))]).toEqual(['i/lf w/lf attr/text=auto eol=lf']);
  expect([...(await attributesOf('*.ts'))]).toEqual(['i/lf w/lf attr/text=auto eol=lf']);
});

test('pictures stay as they are', async () => {
  expect([...(await attributesOf('*.png'))]).toEqual(['i/-text w/-text attr/text=auto eol=lf']);
});

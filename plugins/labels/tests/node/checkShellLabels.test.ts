import { checkShellLabels } from '../../node';
import type { LocateKey } from '../../node/locateKey';
import { readShellLabels } from '../../node/readShellLabels';
import { shellLabelProblems } from '../../node';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const TABLE = 'i18n/zh/code.json';
const labels = [{ id: 'menu.open', message: 'Open {name}', file: 'src/Menu.tsx', line: 8 }];
const locate: LocateKey = (file, key) => `${file}:<${key}>`;

function problemsOf(message: unknown, rest: Record<string, unknown> = {}): string[] {
  return checkShellLabels(labels, TABLE, { 'menu.open': { message }, ...rest }, locate);
}

describe('checkShellLabels', () => {
  it('accepts a translation and labels of the theme', () => {
    expect(problemsOf('打开 {name}', { 'theme.tags': { message: '标签' } })).toEqual([]);
  });

  it.each([undefined, null, '', '  ', 3])('reports a label whose text is %j', (message) => {
    expect(problemsOf(message)).toEqual([
      `${TABLE}: the label "menu.open" of src/Menu.tsx:8 is missing. Translate "Open {name}".`,
    ]);
  });

  it('reports a label that does not exist', () => {
    expect(checkShellLabels(labels, TABLE, {}, locate)).toHaveLength(1);
  });

  it('reports a label that no source uses', () => {
    expect(problemsOf('打开 {name}', { 'menu.close': { message: '关闭' } })).toEqual([
      `${TABLE}:<menu.close>: no source file has the label "menu.close". Remove it, or correct its key.`,
    ]);
  });

  it('reports a placeholder that is missing', () => {
    expect(problemsOf('打开 {title}')).toEqual([
      `${TABLE}:<menu.open>: "menu.open" has the placeholders [{title}]. Use [{name}], as src/Menu.tsx:8 does.`,
    ]);
  });

  it('reports a text copied from English if it has a word to translate', () => {
    expect(problemsOf('Open {name}')).toEqual([
      `${TABLE}:<menu.open>: "menu.open" has the English text. Translate it.`,
    ]);
    const name = { id: 'api', message: '{name} API', file: 'src/Api.tsx', line: 1 };
    expect(checkShellLabels([name], TABLE, { api: { message: '{name} API' } }, locate)).toEqual([]);
  });
});

describe('readShellLabels', () => {
  it('returns labels in both forms from TypeScript, with their files and lines', async () => {
    const siteDir = await temporaryFolder({
      'src/a/Menu.tsx': `import Translate, { translate } from '@docusaurus/Translate';
        const label: string = translate({ id: 'menu.label', message: 'Menu' });
        export const Menu = () => <Translate id="menu.open">Open</Translate>;`,
      'src/other.ts':
        "export const translate = ({ id }: { id: string }) => id;\ntranslate({ id: 'x' });",
    });
    expect((await readShellLabels(siteDir)).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'menu.label', message: 'Menu', file: 'src/a/Menu.tsx', line: 2 },
      { id: 'menu.open', message: 'Open', file: 'src/a/Menu.tsx', line: 3 },
    ]);
  });

  it('throws with file and line for a label that is known only at runtime', async () => {
    const siteDir = await temporaryFolder({
      'src/Menu.ts': `import { translate } from '@docusaurus/Translate';
        export const label = (id: string) => translate({ id, message: id + '!' });`,
    });
    await expect(readShellLabels(siteDir)).rejects.toThrow(/src\/Menu\.ts at line 2/);
  });
});

test('throws with the file for a table that is not valid JSON', async () => {
  const siteDir = await temporaryFolder({ [TABLE]: '{' });
  await expect(shellLabelProblems(siteDir, ['zh'])).rejects.toThrow(`${TABLE}: `);
});

import fs from 'node:fs';
import { formatTypeScript, toJavaScript } from '../../node/toJavaScript';
import { buttonDemo } from '../../../../tests/helpers/realDemos';

jest.mock('prettier', () => jest.requireActual<object>('../../../../tests/helpers/prettierInJest'));

describe('toJavaScript', () => {
  test('removes the types from a real demo and keeps the rest of each line', async () => {
    const { file } = await buttonDemo('InputFileUpload');
    const code = await toJavaScript(fs.readFileSync(file, 'utf8'));
    expect(code).toContain(
      [
        'export default function InputFileUpload() {',
        '  const [names, setNames] = React.useState([]);',
        '',
        '  function handleChange(event) {',
        '    setNames(Array.from(event.target.files ?? [], (file) => file.name));',
        '  }',
        '',
        '  return (',
        "    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>",
      ].join('\n'),
    );
    expect(code).not.toMatch(/HTMLInputElement|string\[\]/);
  });

  test('removes types, assertions, and imports that only types use', async () => {
    const code = `import * as React from 'react';
import { Value, type Props } from './data';
import type { Other } from './other';
import { Size } from './size';

interface Own { size: Size }
type Alias = Own;

const sizes = ['small', 'large'] as const;

export default function Demo<T extends Props>({ size }: Own & T): React.JSX.Element {
  const value = sizes[0]! as Alias['size'] satisfies string;
  return <Value<Own> size={size ?? value} />;
}
`;
    expect(await toJavaScript(code)).toMatchInlineSnapshot(`
      "import * as React from 'react';
      import { Value } from './data';

      const sizes = ['small', 'large'];

      export default function Demo({ size }) {
        const value = sizes[0];
        return <Value size={size ?? value} />;
      }
      "
    `);
  });

  test('keeps imports that only JSX uses, comments, and blank lines between statements', async () => {
    const code = `import Button from '@mui/material/Button';

// The main action.
export default function Demo() {
  const label = 'Save';

  return <Button>{label}</Button>;
}
`;
    expect(await toJavaScript(code)).toBe(code);
  });

  test('does not change new syntax', async () => {
    const code = 'export const value = a?.b ?? (c ||= 1);\n';
    expect(await toJavaScript(code)).toBe(code);
  });

  test('throws with line and column for a syntax error', async () => {
    await expect(toJavaScript('const a = 1;\nconst b: = 1;')).rejects.toMatchObject({
      name: 'SyntaxError',
      message: expect.stringContaining('(2:10)') as string,
    });
  });
});

describe('formatTypeScript', () => {
  test('formats at 80 columns with single quotes and trailing commas', async () => {
    const code = `const messages: Record<string, string> = { idle: "Not sent yet", sent: "Invoice sent" }`;
    expect(await formatTypeScript(code)).toBe(
      [
        'const messages: Record<string, string> = {',
        "  idle: 'Not sent yet',",
        "  sent: 'Invoice sent',",
        '};',
        '',
      ].join('\n'),
    );
  });

  test('wraps lines longer than 80 columns', async () => {
    const line = (name: string) => `const ${name} = call({ first: 1 }, { second: 2 });\n`;
    const [fits, breaks] = [line('a'.repeat(37)), line('a'.repeat(38))];
    expect(fits.trimEnd()).toHaveLength(80);
    expect(await formatTypeScript(fits)).toBe(fits);
    expect(await formatTypeScript(breaks)).not.toBe(breaks);
  });

  test('throws for code that does not parse', async () => {
    await expect(formatTypeScript('const a: = 1;')).rejects.toThrow('(1:10)');
  });
});

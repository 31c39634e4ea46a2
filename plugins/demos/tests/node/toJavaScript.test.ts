import { formatTypeScript, toJavaScript } from '../../node/toJavaScript';

describe('toJavaScript', () => {
  test('removes types, assertions, and imports that only types use', async () => {
    const code = `import * as React from 'react';
import { Value, type Props } from './data';
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
});

import path from 'node:path';
import { readDemos } from '../../../node/prop-index/readDemos';
import type { DemoReading } from '../../../node/prop-index/resolveComponent';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';

const FOLDER = path.join(SITE_DIR, 'docs/material-ui/react-button/demos');

/** Reads texts as if they were demos of the Button page. */
function read(texts: Readonly<Record<string, string>>): Record<string, DemoReading> {
  const files = Object.entries(texts).map(
    ([name, text]) => [path.join(FOLDER, `${name}.tsx`), text] as const,
  );
  const readings = readDemos(SITE_DIR, new Map(files));
  return Object.fromEntries(
    [...readings].map(([file, reading]) => [path.basename(file, '.tsx'), reading]),
  );
}

function brief(reading: DemoReading | undefined): string[] {
  return (reading?.uses ?? []).map(
    ({ component, prop, line }) => `${component.packageName}/${component.name} ${prop} ${line}`,
  );
}

describe('components', () => {
  test('are recognized under any name, as a member, and through styled', () => {
    const { Sample } = read({
      Sample: [
        `import Push from '@mui/material/Button';`,
        `import { Card as Box } from '@mui/material';`,
        `import * as Joy from '@mui/joy';`,
        `import { styled } from '@mui/material/styles';`,
        `const Pill = styled(Push, { label: 'Pill' })({ borderRadius: 99 });`,
        'const Round = styled(Pill)<{ wide?: boolean }>``;',
        `export default function Sample() {`,
        `  return <Box raised><Push color="error" /><Joy.Input size="sm" />`,
        `    <Pill variant="text" /><Round wide disabled /></Box>;`,
        '}',
      ].join('\n'),
    });
    expect(brief(Sample)).toEqual([
      '@mui/material/Card raised 8',
      '@mui/material/Button color 8',
      '@mui/joy/Input size 8',
      '@mui/material/Button variant 9',
      '@mui/material/Button wide 9',
      '@mui/material/Button disabled 9',
    ]);
    expect(Sample?.uses[0]?.component.folder).toBe('Card');
  });

  test('of the site itself are not read, and neither are elements', () => {
    const { Own } = read({
      Own: 'const Own = (p: { a?: string }) => <b title="x">{p.a}</b>;\nexport default () => <Own a="1" />;',
    });
    expect(Own).toEqual({ uses: [], problems: [] });
  });

  test('that cannot be resolved are reported with their line', () => {
    const { Lost } = read({
      Lost: `import Buton from '@mui/material/Buton';\nexport default () => <Buton color="error" />;`,
    });
    expect(Lost).toEqual({
      uses: [],
      problems: ['line 2: <Buton> cannot be resolved: correct its import'],
    });
  });
});

describe('props', () => {
  const IMPORT = `import Button from '@mui/material/Button';`;

  test('in a spread are reported where they are written', () => {
    const { Spread } = read({
      Spread: [
        IMPORT,
        `const shared = {`,
        `  size: 'small',`,
        `} as const;`,
        `export default function Spread({ on }: { on: boolean }) {`,
        `  return <Button {...shared} {...{ color: 'error' }} {...(on && { disabled: true })} />;`,
        '}',
      ].join('\n'),
    });
    expect(brief(Spread)).toEqual([
      '@mui/material/Button size 3',
      '@mui/material/Button color 6',
      '@mui/material/Button disabled 6',
    ]);
  });

  test('from a function or a parent are not reported', () => {
    const { Passed } = read({
      Passed: [
        `import Button from '@mui/material/Button';`,
        `import type { ButtonProps } from '@mui/material/Button';`,
        `export default (props: ButtonProps) => <Button {...props} />;`,
      ].join('\n'),
    });
    expect(brief(Passed)).toEqual([]);
  });

  test('that React handles itself are not reported', () => {
    const { Keyed } = read({
      Keyed: `${IMPORT}\nexport default () => <Button key="a" ref={null} href="/" />;`,
    });
    expect(brief(Keyed)).toEqual(['@mui/material/Button href 2']);
  });
});

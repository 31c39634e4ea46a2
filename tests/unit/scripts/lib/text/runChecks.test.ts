import { formatFinding } from '../../../../../scripts/lib/text/finding';
import type { Finding } from '../../../../../scripts/lib/text/finding';
import { runChecks } from '../../../../../scripts/lib/text/runChecks';

function finding(file: string, line: number, column: number): Finding {
  return { file, line, column, severity: 'error', found: 'teh', better: 'the' };
}

describe('runChecks', () => {
  it('returns the findings of all checks in the order of their positions', async () => {
    const sorted = [
      finding('a', 1, 2),
      finding('a', 2, 1),
      finding('a', 10, 1),
      finding('b', 1, 1),
    ];
    const [first, second, ...rest] = sorted;
    const { findings, crashes } = await runChecks([
      { name: 'one', run: () => Promise.resolve(rest.toReversed()) },
      { name: 'two', run: () => Promise.resolve([second, first].flatMap((each) => each ?? [])) },
    ]);
    expect(findings).toEqual(sorted);
    expect(crashes).toEqual([]);
  });

  it('returns the findings of the other checks when one crashes', async () => {
    const results = await runChecks([
      { name: 'Spelling', run: () => Promise.reject(new Error('no dictionary')) },
      {
        name: 'Words',
        run: () => {
          throw new Error('no list');
        },
      },
      { name: 'Typography', run: () => Promise.resolve([finding('a', 1, 1)]) },
    ]);
    expect(results).toEqual({
      findings: [finding('a', 1, 1)],
      crashes: ['Spelling: no dictionary', 'Words: no list'],
    });
  });
});

describe('formatFinding', () => {
  it('prints one line, which says whether the finding is a warning', () => {
    expect(formatFinding(finding('a.mdx', 3, 7))).toBe('a.mdx:3:7  teh → the');
    expect(
      formatFinding({
        ...finding('a.mdx', 3, 7),
        severity: 'warning',
        found: 'by\nitself',
        better: 'automatically',
      }),
    ).toBe('a.mdx:3:7  warning: by itself → automatically');
  });
});

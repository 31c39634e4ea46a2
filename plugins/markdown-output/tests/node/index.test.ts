import { fullText, llmsText } from '../../node';

test('lists every product with its full text first', () => {
  const text = llmsText({ title: 'Docs', tagline: 'All of it' }, [
    {
      name: 'Material UI',
      version: '6.1.3',
      fullUrl: 'https://d.example/material-ui/llms-full.txt',
      pages: [{ title: 'Button', description: 'Press it.', url: 'https://d.example/button.md' }],
    },
  ]);
  expect(text).toBe(
    [
      '# Docs',
      '',
      '> All of it',
      '',
      '## Material UI 6.1.3',
      '',
      '- [Material UI, all pages in one file](https://d.example/material-ui/llms-full.txt)',
      '- [Button](https://d.example/button.md): Press it.',
      '',
    ].join('\n'),
  );
});

test('the full text includes the URL of each page', () => {
  const pages = [
    { url: 'https://d.example/a.md', markdown: '# A\n' },
    { url: 'https://d.example/b.md', markdown: '# B\n' },
  ];
  expect(fullText(pages)).toBe(
    '<!-- https://d.example/a.md -->\n\n# A\n\n<!-- https://d.example/b.md -->\n\n# B\n',
  );
});

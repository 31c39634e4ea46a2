import path from 'node:path';
import { demoThumbnails } from '../../node/demoThumbnails';
import { firstDemo } from '../../node/firstDemo';

const root = path.join(__dirname, '../../../..');

const basic = { name: 'Basic', file: 'Basic.tsx', code: "import Button from '@mui/material';" };
const second = { name: 'Second', file: 'Second.tsx', code: '' };

describe('firstDemo', () => {
  it('returns the file of the demo that the page shows first', () => {
    const content = '```tsx\n<Demo name="Second" />\n```\n\n<Demo bg="inline" name="Basic" />\n';
    expect(firstDemo({ content, demos: [second, basic] })).toBe('Basic.tsx');
  });

  it('returns the version of a demo that needs no style sheet', () => {
    const demos = (['css', 'system'] as const).map((styling) => ({
      ...basic,
      file: `Basic/${styling}.tsx`,
      styling,
    }));
    expect(firstDemo({ content: '<Demo name="Basic" />', demos })).toBe('Basic/system.tsx');
  });

  it('returns nothing for a page without demos and for a demo that measures its container', () => {
    expect(firstDemo({ content: 'Text', demos: [] })).toBeUndefined();
    const code = "import { DataGrid } from '@mui/x-data-grid';";
    const content = '<Demo name="Basic" />';
    expect(firstDemo({ content, demos: [{ ...basic, code }] })).toBeUndefined();
  });
});

describe('demoThumbnails', () => {
  const card = (href: string, thumbnail: string) => ({ title: '', href, thumbnail, marks: [] });
  const groups = [
    {
      id: 'inputs',
      title: 'Inputs',
      cards: [
        card('/material-ui/react-button', 'material-ui/Button'),
        card('/base-ui/react-menu', 'base-ui/Menu'),
        { title: 'Planned', thumbnail: 'material-ui/Slider', marks: [] },
      ],
    },
  ];

  it('finds the first demo of written pages', async () => {
    expect(await demoThumbnails(root, groups, new Set())).toEqual([
      {
        id: 'material-ui/Button',
        file: 'docs/material-ui/react-button/demos/BasicButtons.tsx',
        isDemo: true,
      },
      {
        id: 'base-ui/Menu',
        file: 'docs/base-ui/react-menu/demos/MenuIntroduction/system.tsx',
        isDemo: true,
      },
    ]);
  });

  it('leaves out pages with their own thumbnail', async () => {
    const own = new Set(['material-ui/Button', 'base-ui/Menu']);
    expect(await demoThumbnails(root, groups, own)).toEqual([]);
  });
});

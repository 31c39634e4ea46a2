import { lockOfSymbols, lostAnchors } from '../../node/anchorLock';
import type { AnchorLock } from '../../node/anchorLock';

function lock(props: string[], classes: string[] = []): AnchorLock {
  return { '@mui/material': { IconButton: { props, classes } } };
}

test('accepts anchors that still exist, and new ones', () => {
  expect(lostAnchors(lock(['color']), lock(['color', 'edge'], ['root']), {})).toEqual([]);
});

test('reports a removed anchor with package, component, and fix', () => {
  expect(lostAnchors(lock(['color'], ['sizeSmall']), lock([]), {})).toEqual([
    expect.stringMatching(
      /^@mui\/material: IconButton no longer has the anchor #icon-button-prop-color; add a redirect/,
    ),
    expect.stringContaining('#icon-button-classes-sizeSmall'),
  ]);
});

test('accepts a removed anchor with a redirect', () => {
  const redirects = { 'icon-button-prop-color': 'icon-button-prop-tone' };
  expect(lostAnchors(lock(['color']), lock(['tone']), redirects)).toEqual([]);
});

test('reports all anchors of a removed component or package', () => {
  expect(lostAnchors(lock(['color', 'edge']), { '@mui/material': {} }, {})).toHaveLength(2);
  expect(lostAnchors(lock(['color']), {}, {})).toHaveLength(1);
});

test('locks the complete anchors of interfaces and hooks', () => {
  const member = { type: 'string', required: true, description: '', requiresRef: false };
  const locked = {
    '@mui/x-data-grid': lockOfSymbols([
      {
        kind: 'interface',
        name: 'GridColDef',
        file: '',
        description: '',
        demos: [],
        sections: [{ id: 'properties', members: [{ ...member, name: 'field' }] }],
        types: [],
      },
      {
        kind: 'hook',
        name: 'useDialogs',
        file: '',
        description: '',
        demos: [],
        sections: [{ id: 'return-value', members: [{ ...member, name: 'open' }] }],
        types: [],
      },
    ]),
  };
  expect(lostAnchors(locked, locked, {})).toEqual([]);
  expect(lostAnchors(locked, { '@mui/x-data-grid': {} }, {})).toEqual([
    expect.stringContaining('#grid-col-def-prop-field'),
    expect.stringContaining('#use-dialogs-return-value-open'),
  ]);
});

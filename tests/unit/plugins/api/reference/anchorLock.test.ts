import { lockOfSymbols, lostAnchors } from '../../../../../plugins/api/reference/anchorLock';
import type { AnchorLock } from '../../../../../plugins/api/reference/anchorLock';

function lock(props: string[], classes: string[] = []): AnchorLock {
  return { '@mui/material': { IconButton: { props, classes } } };
}

test('anchors that stay, and new ones, are no fault', () => {
  expect(lostAnchors(lock(['color']), lock(['color', 'edge'], ['root']), {})).toEqual([]);
});

test('an anchor that is gone is named, with package, component and mend', () => {
  expect(lostAnchors(lock(['color'], ['sizeSmall']), lock([]), {})).toEqual([
    expect.stringMatching(
      /^@mui\/material: IconButton has no anchor #icon-button-prop-color any more; give it a redirect/,
    ),
    expect.stringContaining('#icon-button-classes-sizeSmall'),
  ]);
});

test('a redirect takes an anchor on', () => {
  const redirects = { 'icon-button-prop-color': 'icon-button-prop-tone' };
  expect(lostAnchors(lock(['color']), lock(['tone']), redirects)).toEqual([]);
});

test('a component and a package that are gone lose all their anchors', () => {
  expect(lostAnchors(lock(['color', 'edge']), { '@mui/material': {} }, {})).toHaveLength(2);
  expect(lostAnchors(lock(['color']), {}, {})).toHaveLength(1);
});

test('the anchors of an interface and of a hook are held as they are', () => {
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

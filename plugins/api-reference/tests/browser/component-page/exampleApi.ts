import type { ComponentApi } from '../../../shared/component-page/types';

/** A component that uses every part of the API data. */
export const exampleApi: ComponentApi = {
  name: 'Chip',
  product: 'material-ui',
  packageName: '@mui/material',
  version: '6.1.3',
  slug: 'chip',
  descriptionHtml: '<p>Chips are <em>small</em>.</p>',
  demos: [{ label: 'Chips', href: '/material-ui/react-chip' }],
  imports: ["import Chip from '@mui/material/Chip';", "import { Chip } from '@mui/material';"],
  importSample: { code: 'import', html: '<span class="k">import</span>' },
  props: [
    {
      name: 'label',
      anchor: 'chip-prop-label',
      type: 'React.ReactNode',
      required: true,
      descriptionHtml: 'Its <code>text</code>.',
      notes: [],
    },
    {
      name: 'onDelete',
      anchor: 'chip-prop-onDelete',
      type: '(event: Event) => boolean',
      required: false,
      default: 'null',
      descriptionHtml: '',
      deprecated: { html: 'Use <code>onRemove</code>.' },
      signature: {
        parameters: [{ name: 'event', type: 'Event', descriptionHtml: 'The source.' }],
        returns: { type: 'boolean', descriptionHtml: 'Whether it goes.' },
      },
      notes: [{ kind: 'requires-ref', href: '/guides/refs' }],
      since: { version: '6.0.0', href: '#changes-6.0.0' },
    },
  ],
  hasSystemProps: true,
  spread: true,
  ref: { kind: 'root', tag: 'div' },
  inheritance: {
    component: 'ButtonBase',
    href: '/material-ui/api/button-base',
    props: [
      {
        name: 'centerRipple',
        type: 'boolean',
        default: 'false',
        summaryHtml: 'If <code>true</code>, the ripples are centered.',
        href: '/material-ui/api/button-base#button-base-prop-centerRipple',
      },
    ],
  },
  themeComponent: { name: 'MuiChip', sample: { code: 'theme', html: 'theme' } },
  slots: [
    {
      name: 'root',
      anchor: 'Chip-css-MuiChip-root',
      className: 'MuiChip-root',
      default: 'div',
      descriptionHtml: '',
    },
  ],
  classes: [
    {
      name: 'disabled',
      anchor: 'chip-classes-disabled',
      alias: 'Chip-css-Mui-disabled',
      className: 'Mui-disabled',
      isGlobal: true,
      descriptionHtml: 'When disabled.',
    },
    {
      name: 'root',
      anchor: 'chip-classes-root',
      className: 'MuiChip-root',
      isGlobal: false,
      descriptionHtml: 'The root.',
      deprecated: {},
    },
  ],
  types: [
    { name: 'Event', href: 'https://example.com/Event' },
    { name: 'ChipColor', href: '#type-ChipColor', definition: "type ChipColor = 'red' | 'blue';" },
  ],
  history: {
    from: '5.0.0',
    to: '6.1.3',
    allChanges: '/material-ui/api-changes',
    releases: [
      {
        version: '6.0.0',
        anchor: 'changes-6.0.0',
        changesHtml: '<ul><li>Props added: <code>onDelete</code></li></ul>',
      },
    ],
  },
  guides: {
    bundleSize: '/guides/bundle',
    customization: '/guides/customization',
    refs: '/guides/refs',
    sx: '/guides/sx',
    systemProps: '/guides/system',
    themeProps: '/guides/theme',
  },
  sourceUrl: 'https://example.com/Chip',
};

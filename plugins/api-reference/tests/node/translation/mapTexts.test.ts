import {
  mapComponentTexts,
  mapHookTexts,
  mapSymbolTexts,
} from '../../../node/translation/mapTexts';
import type {
  ExtractedComponent,
  ExtractedHook,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';

/** Replaces each text by its place. */
const toPlace = (_: string, place: string) => place;

const member = { type: 'string', required: false, requiresRef: false };

const accordion: ExtractedComponent = {
  name: 'Accordion',
  folder: 'Accordion',
  isDefaultExport: true,
  pageUrl: 'https://mui.com/material-ui/api/accordion/',
  description: '',
  isInPackageIndex: true,
  props: [
    {
      ...member,
      name: 'onChange',
      description: 'Callback fired when the expand/collapse state is changed.',
      deprecated: 'Use another one.',
      signature: {
        parameters: [{ name: 'event', type: 'Event', description: 'The event.' }],
        returns: { type: 'void', description: '' },
      },
    },
  ],
  hasSystemProps: false,
  spread: true,
  ref: { kind: 'any' },
  slots: [{ name: 'heading', description: 'The component that renders the heading.' }],
  classes: [
    {
      name: 'root',
      className: 'MuiAccordion-root',
      isGlobal: false,
      description: 'Styles applied to the root element.',
      deprecated: 'Use another one.',
    },
  ],
  types: [],
};

test('replaces the texts of a component’s props, slots, and classes', () => {
  const mapped = mapComponentTexts(accordion, toPlace);
  expect(mapped).toEqual({
    ...accordion,
    props: [
      {
        ...accordion.props[0],
        description: 'Accordion.props.onChange',
        deprecated: 'Accordion.props.onChange.deprecated',
        signature: {
          parameters: [
            {
              name: 'event',
              type: 'Event',
              description: 'Accordion.props.onChange.parameters.event',
            },
          ],
          returns: { type: 'void', description: '' },
        },
      },
    ],
    slots: [{ name: 'heading', description: 'Accordion.slots.heading' }],
    classes: [
      {
        ...accordion.classes[0],
        description: 'Accordion.classes.root',
        deprecated: 'Accordion.classes.root.deprecated',
      },
    ],
  });
});

test('keeps an empty deprecation, which has nothing to translate', () => {
  const empty = { ...accordion, deprecated: '' };
  expect(mapComponentTexts(empty, toPlace).deprecated).toBe('');
});

test('replaces the texts of an interface', () => {
  const column: ExtractedSymbol = {
    kind: 'interface',
    name: 'GridColDef',
    file: 'models/colDef/gridColDef',
    description: 'Column definition.',
    demos: [],
    sections: [
      { id: 'properties', members: [{ ...member, name: 'field', description: 'The field.' }] },
    ],
    types: [],
  };
  const mapped = mapSymbolTexts(column, toPlace);
  expect(mapped.description).toBe('GridColDef');
  expect(mapped.sections[0]?.members[0]?.description).toBe('GridColDef.properties.field');
});

test('replaces the texts of a hook', () => {
  const disabled = { name: 'disabled', type: 'boolean', required: false };
  const hook: ExtractedHook = {
    name: 'useButton',
    folder: 'useButton',
    description: '',
    isInPackageIndex: true,
    isDefaultExport: false,
    parameters: [{ ...disabled, description: 'If `true`, the component is disabled.' }],
    returnValue: [{ ...disabled, name: 'active', description: 'If `true`, it is active.' }],
    types: [],
  };
  const mapped = mapHookTexts(hook, toPlace);
  expect(mapped.parameters[0]?.description).toBe('useButton.parameters.disabled');
  expect(mapped.returnValue[0]?.description).toBe('useButton.return-value.active');
});

import type {
  ExtractedComponent,
  ExtractedHook,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';
import {
  mapComponentTexts,
  mapHookTexts,
  mapSymbolTexts,
} from '../../../node/translation/mapTexts';

describe('replacing each text by its place', () => {
  const toPlace = (_: string, at: string) => at;
  const described = { description: 'A text.', deprecated: 'Use another one.' };
  const at = (name: string) => ({ description: name, deprecated: `${name}.deprecated` });

  test('reaches a component’s props, slots, and classes, and leaves empty texts', () => {
    const signature = {
      parameters: [{ name: 'event', type: 'Event', description: 'The event.' }],
      returns: { type: 'void', description: '' },
    };
    const accordion = {
      name: 'Accordion',
      description: '',
      deprecated: '',
      props: [{ name: 'onChange', ...described, signature }],
      slots: [{ name: 'heading', description: 'The heading.' }],
      classes: [{ name: 'root', ...described }],
    } as unknown as ExtractedComponent;
    const [event] = signature.parameters;
    const onChange = 'Accordion.props.onChange';
    expect(mapComponentTexts(accordion, toPlace)).toEqual({
      ...accordion,
      props: [
        {
          name: 'onChange',
          ...at(onChange),
          signature: {
            ...signature,
            parameters: [{ ...event, description: `${onChange}.parameters.event` }],
          },
        },
      ],
      slots: [{ name: 'heading', description: 'Accordion.slots.heading' }],
      classes: [{ name: 'root', ...at('Accordion.classes.root') }],
    });
  });

  test('reaches an interface and a hook', () => {
    const sections = [{ id: 'properties', members: [{ name: 'field', ...described }] }];
    const column = { name: 'GridColDef', ...described, sections } as unknown as ExtractedSymbol;
    expect(mapSymbolTexts(column, toPlace)).toMatchObject({
      ...at('GridColDef'),
      sections: [{ members: [at('GridColDef.properties.field')] }],
    });
    const members = {
      parameters: [{ name: 'a', ...described }],
      returnValue: [{ name: 'b', ...described }],
    };
    const hook = { name: 'useButton', description: '', ...members } as unknown as ExtractedHook;
    expect(mapHookTexts(hook, toPlace)).toMatchObject({
      parameters: [at('useButton.parameters.a')],
      returnValue: [at('useButton.return-value.b')],
    });
  });
});

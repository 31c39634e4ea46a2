import { unstable_defaultSxConfig as config } from '@mui/system';
import { systemProperties } from '../../../../../src/style-properties/node/systemProperties';

const property = (name: string) => systemProperties().find(({ names }) => names.includes(name));

describe('systemProperties', () => {
  it('has each property of the installed package once', () => {
    const names = systemProperties().flatMap((each) => each.names);
    expect([...names].sort()).toEqual(Object.keys(config).sort());
  });

  it('joins the names that do the same, and only those', () => {
    expect(property('px')).toEqual({
      names: ['px', 'paddingX'],
      cssNames: ['padding-left', 'padding-right'],
      scale: 'theme.spacing',
    });
    expect(property('displayPrint')?.names).toEqual(['displayPrint']);
    expect(property('display')).toEqual({ names: ['display'], cssNames: ['display'] });
  });

  it('knows what functions read from the theme', () => {
    expect(property('borderRadius')?.scale).toBe('theme.shape.borderRadius');
    expect(property('maxWidth')?.scale).toBe('theme.breakpoints.values');
    expect(property('zIndex')?.scale).toBe('theme.zIndex');
  });
});

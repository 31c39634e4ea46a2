import * as React from 'react';
import { renderToString } from 'react-dom/server';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';

const cities = ['Accra', 'Porto'];

/** What the Autocomplete page says about the HTML of a server, with a value set. */
describe('server HTML of an autocomplete', () => {
  it('has an empty input and a label that covers it for a single value', () => {
    const html = renderToString(
      <Autocomplete
        options={cities}
        defaultValue="Porto"
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(html).toContain('value=""');
    expect(html).toContain('data-shrink="false"');
    expect(html).not.toContain('Porto');
  });

  it('has the value once the text of the input is controlled', () => {
    const html = renderToString(
      <Autocomplete
        options={cities}
        defaultValue="Porto"
        inputValue="Porto"
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(html).toContain('value="Porto"');
    expect(html).toContain('data-shrink="true"');
  });

  it('has the chips of several values', () => {
    const html = renderToString(
      <Autocomplete
        multiple
        options={cities}
        defaultValue={['Porto']}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    expect(html).toContain('>Porto</span>');
    expect(html).toContain('data-shrink="true"');
  });
});

const NamedInput = (props: OutlinedInputProps) => <OutlinedInput {...props} />;
NamedInput.muiName = 'Input';
const OtherInput = (props: OutlinedInputProps) => <OutlinedInput {...props} />;

/** What the Composition guide says about muiName and the HTML of a server. */
test.each([
  { Input: NamedInput, shrink: true },
  { Input: OtherInput, shrink: false },
])(
  'FormControl knows the value of a wrapped input by its muiName: $shrink',
  ({ Input, shrink }) => {
    const html = renderToString(
      <FormControl>
        <InputLabel>City</InputLabel>
        <Input name="city" label="City" defaultValue="Porto" />
      </FormControl>,
    );
    expect(html).toContain(`data-shrink="${shrink}"`);
  },
);

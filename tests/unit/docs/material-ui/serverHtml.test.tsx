import * as React from 'react';
import { renderToString } from 'react-dom/server';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

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

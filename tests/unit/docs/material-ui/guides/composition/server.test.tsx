import { renderToString } from 'react-dom/server';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';

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

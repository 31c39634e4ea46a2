import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { Item } from './Item';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };

const initial: Values = { direction: 'row', justifyContent: 'flex-start', alignItems: 'center' };

export default function InteractiveStack() {
  const [values, setValues] = React.useState(initial);
  const { direction, ...alignment } = values;

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        {(Object.keys(choices) as Name[]).map((name) => (
          <Box key={name} component="label" sx={{ flex: 1 }}>
            {name}
            <Box
              component="select"
              name={name}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              sx={{ display: 'block', width: '100%', p: 0.5, font: 'inherit' }}
            >
              {choices[name].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
      <Stack
        direction={direction}
        spacing={1}
        useFlexGap
        sx={{ ...alignment, height: 200, p: 1, border: '1px dashed' }}
      >
        <Item>New</Item>
        <Item>Open</Item>
        <Item>Done</Item>
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };

export default function InteractiveStack() {
  const [{ direction, ...values }, setValues] = React.useState<Values>({
    direction: 'row',
    justifyContent: 'flex-start',
    alignItems: 'center',
  });
  const current = { direction, ...values };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {(Object.keys(choices) as Name[]).map((name) => (
          <TextField
            key={name}
            id={`stack-${name}`}
            select
            fullWidth
            label={name}
            value={current[name]}
            onChange={(event) => setValues({ ...current, [name]: event.target.value })}
            slotProps={{ select: { native: true } }}
          >
            {choices[name].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Stack
        direction={direction}
        spacing={1}
        sx={{ ...values, height: 160, p: 1, bgcolor: 'action.hover' }}
      >
        {['New', 'Open', 'Done'].map((state) => (
          <Paper key={state} sx={{ px: 2, py: 1 }}>
            {state}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}

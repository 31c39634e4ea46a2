import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };

export default function InteractiveGrid() {
  const [values, setValues] = React.useState<Values>({
    direction: 'row',
    justifyContent: 'flex-start',
    alignItems: 'center',
  });
  const { direction, ...alignment } = values;

  return (
    <Box sx={{ width: '100%' }}>
      {(Object.keys(choices) as Name[]).map((name) => (
        <TextField
          key={name}
          id={`grid-${name}`}
          select
          fullWidth
          label={name}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          slotProps={{ select: { native: true } }}
          sx={{ mb: 2 }}
        >
          {choices[name].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </TextField>
      ))}
      <Grid
        container
        direction={direction}
        sx={{ ...alignment, height: 160, bgcolor: 'action.hover' }}
      >
        {['New', 'Open', 'Done'].map((state) => (
          <Grid key={state} item>
            <Paper sx={{ px: 2, py: 1 }}>{state}</Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

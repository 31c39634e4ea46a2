import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };
const start: Values = { direction: 'row', justifyContent: 'center', alignItems: 'center' };
const frame = { height: 200, bgcolor: 'background.level1' };

const items = ['New', 'Open', 'Done'].map((state) => (
  <Grid key={state}>
    <Sheet sx={{ p: 1 }}>{state}</Sheet>
  </Grid>
));

function options(name: Name) {
  return choices[name].map((value) => <Option key={value} value={value} children={value} />);
}

export default function InteractiveGrid() {
  const [{ direction, ...alignment }, setValues] = React.useState(start);
  const values = { direction, ...alignment };

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Grid container direction={direction} sx={{ ...frame, ...alignment }}>
        {items}
      </Grid>
      {(Object.keys(choices) as Name[]).map((name) => (
        <FormControl key={name}>
          <FormLabel>{name}</FormLabel>
          <Select
            value={values[name]}
            onChange={(_event, value) => setValues({ ...values, [name]: value ?? values[name] })}
          >
            {options(name)}
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const choices = { columns: [4, 6, 12], spacing: [0, 1, 2, 4], xs: [1, 2, 4] };
const start = { columns: 12, spacing: 2, xs: 4 };
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function GridPlayground() {
  const [values, setValues] = React.useState(start);
  const { xs, ...container } = values;

  const controls = (Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
    <FormControl key={name} sx={{ minWidth: 88 }}>
      <FormLabel>{name}</FormLabel>
      <Select
        value={values[name]}
        onChange={(_event, value) => setValues({ ...values, [name]: value ?? start[name] })}
      >
        {choices[name].map((value) => (
          <Option key={value} value={value} children={value} />
        ))}
      </Select>
    </FormControl>
  ));

  return (
    <Stack spacing={3} sx={{ width: 1 }}>
      <Grid container {...container}>
        {days.map((day) => (
          <Grid key={day} xs={xs}>
            <Sheet variant="soft">{day}</Sheet>
          </Grid>
        ))}
      </Grid>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {controls}
      </Stack>
    </Stack>
  );
}
